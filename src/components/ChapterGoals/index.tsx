import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useProgress, type Progress } from './progress';
import styles from './styles.module.css';

interface Props {
  /** Id of the page. */
  readonly chapter: string;
  /** A list, as Markdown gives it. */
  readonly children: ReactNode;
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

const elementsOf = (children: ReactNode): WithChildren[] =>
  Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));

/** The goals of a chapter: a list, and with JavaScript a list to tick, with the chapters that were begun below it. */
export default function ChapterGoals({ chapter, children }: Props): ReactNode {
  const [progress, mark, forget] = useProgress();
  const isBrowser = useIsBrowser();
  if (!isBrowser) return children;
  const goals = elementsOf(elementsOf(children)[0]?.props.children);
  const ticks = goals.map((_, index) => progress[chapter]?.[index] === '1');
  const toggle = (place: number): void => {
    const marks = ticks.map((isTicked, index) => (isTicked !== (index === place) ? '1' : '0'));
    mark(chapter, marks.join(''));
  };
  return (
    <>
      <ul className={styles.goals}>
        {goals.map(({ props }, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={ticks[index] ?? false}
                onChange={() => {
                  toggle(index);
                }}
              />
              <span>{props.children}</span>
            </label>
          </li>
        ))}
      </ul>
      <ProgressNotice progress={progress} forget={forget} />
    </>
  );
}

type SidebarItem = NonNullable<ReturnType<typeof useDocsSidebar>>['items'][number];
type SidebarLink = Extract<SidebarItem, { type: 'link' }>;

const linksOf = (items: readonly SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return linksOf(item.items);
    return item.type === 'link' ? [item] : [];
  });

/** The chapters that have a tick, with how many, and the button that forgets them. */
function ProgressNotice({
  progress,
  forget,
}: {
  progress: Progress;
  forget: ComponentProps<'button'>['onClick'];
}): ReactNode {
  const sidebar = useDocsSidebar();
  const begun = linksOf(sidebar?.items ?? []).filter(({ docId }) =>
    progress[docId ?? '']?.includes('1'),
  );
  if (begun.length === 0) return null;
  return (
    <section className={styles.begun} aria-label="Your progress">
      <p>Your progress, kept in this browser only:</p>
      <ol>
        {begun.map(({ docId = '', href, label }) => {
          const marks = progress[docId] ?? '';
          return (
            <li key={docId}>
              <Link to={href}>{label}</Link> {marks.replaceAll('0', '').length} of {marks.length}
            </li>
          );
        })}
      </ol>
      <button type="button" className="button button--secondary button--sm" onClick={forget}>
        Forget my progress
      </button>
    </section>
  );
}
