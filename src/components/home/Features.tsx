import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import { documentedVersion, LATEST } from '@site/config/versions';
import { features, type Feature } from '@site/data/home';
import Section from './Section';
import styles from './features.module.css';

const { routeBase } = documentedVersion(LATEST);

/** What Pester does: the lines that matter, and what Pester answers to them. */
export default function Features(): ReactNode {
  return (
    <Section id="what-it-does" title="What you write, and what Pester answers">
      <ul className={styles.features}>
        {features.map((feature: Feature) => (
          <li key={feature.title}>
            <h3>{feature.title}</h3>
            <p>
              {feature.text} <Link to={`/${routeBase}/${feature.page}`}>{feature.linkText}</Link>
            </p>
            <div>
              <CodeBlock language="powershell">{shownCode(feature)}</CodeBlock>
              <CodeBlock language="text" metastring={`{${feature.point}}`}>
                {feature.output}
              </CodeBlock>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The shown lines of a feature's code, without the indentation that they share. */
function shownCode({ code, shown: [first, last] }: Feature): string {
  const shown = code.split('\n').slice(first - 1, last);
  const indentation = /^ */.exec(shown[0] ?? '')?.[0].length ?? 0;
  return shown.map((line) => line.slice(indentation)).join('\n');
}
