import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { releasePage, releases } from '@site/data/releases';
import Section from './Section';
import TestRun from './TestRun';
import styles from './hero.module.css';

const [newest] = releases;

/** The lines of the headline, each with the mark that Pester prints before a test in that state. */
const HEADLINE = [
  { mark: '[ ]', state: 'written', text: 'Write it.' },
  { mark: '[-]', state: 'failed', text: 'See it fail.' },
  { mark: '[+]', state: 'passed', text: 'See it pass.' },
] as const;

/** First screen: what Pester is, where to begin, and one test from its function to green. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.field}>
      <Section>
        <div className={styles.promise}>
          <Heading as="h1">
            {HEADLINE.map(({ mark, state, text }) => (
              <span key={state}>
                <span className={styles.mark} data-state={state} aria-hidden="true">
                  {mark}
                </span>
                {text}{' '}
              </span>
            ))}
          </Heading>
          <div>
            <p>
              Pester is the test and mock framework for PowerShell. Write what a function should do,
              run it, and read what it did instead.
            </p>
            <p className={styles.actions}>
              <Link to="/docs/quick-start">Quick start</Link>
              <Link to="/docs/tutorial/start">Tutorial</Link>
              <Link to={releasePage(newest)}>New in {newest.release}</Link>
            </p>
          </div>
        </div>
        <TestRun />
      </Section>
    </header>
  );
}
