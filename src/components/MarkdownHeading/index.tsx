import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';

type Level = 'h2' | 'h3' | 'h4';

/** The text of a heading's content, without its markup. */
function textOf(content: ReactNode): string {
  return Children.toArray(content)
    .map((part) => {
      if (isValidElement<{ children?: ReactNode }>(part)) return textOf(part.props.children);
      return typeof part === 'string' || typeof part === 'number' ? part : '';
    })
    .join('');
}

/** A heading that holds code or other markup. Its link to itself names its text; the theme's would name the id. */
function HeadingWithMarkup({
  as: Tag,
  id,
  children,
}: ComponentProps<'h2'> & { as: Level; id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const title = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: textOf(children) },
  );
  return (
    <Tag id={id} className="anchor">
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title}>
        &#8203;
      </Link>
    </Tag>
  );
}

/** The component of the headings of one level in Markdown. */
export function markdownHeading(level: Level) {
  return function MarkdownHeading(props: ComponentProps<'h2'>): ReactNode {
    const { id, children } = props;
    return id === undefined || typeof children === 'string' ? (
      <Heading as={level} {...props} />
    ) : (
      <HeadingWithMarkup {...props} as={level} id={id} />
    );
  };
}
