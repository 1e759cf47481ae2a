import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { messageFinder, type FoundMessage } from '@site/plugins/errors/messageFinder';
import { elementOfHash } from '../elementOfHash';
import styles from './styles.module.css';

/** As many as can be told apart at a glance. */
const MOST_SHOWN = 5;

interface Entry {
  readonly label: string;
  readonly message: string;
  /** Address of the entry. */
  readonly address: string;
}

/** The entry that an item of the list below the field stands for. */
function entryOf(item: Element): Entry | undefined {
  const link = item.querySelector('a');
  const code = item.querySelector('code');
  const address = link?.getAttribute('href');
  return link && code && address
    ? { label: link.textContent, message: code.textContent, address }
    : undefined;
}

function entriesBehind(field: Element | null): Entry[] {
  const items = field?.parentElement?.querySelectorAll('li[id]') ?? [];
  return [...items].flatMap((item) => entryOf(item) ?? []);
}

function statusOf(found: number): string {
  if (found === 0) return 'No message is like this one.';
  if (found === 1) return '1 message';
  return `${found} messages, the likeliest first`;
}

/** Leads on from the old address of an entry, which was a section of this page. */
function useOldAddresses(): void {
  const { hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    const item = elementOfHash(hash);
    const entry = item?.tagName === 'LI' ? entryOf(item) : undefined;
    if (entry) history.replace(entry.address);
  }, [hash, history]);
}

/**
 * Field for a whole message, with names, paths and numbers in it: shows the entries of the list below it that it may be.
 * Without JavaScript only the list is there.
 */
export default function MessageFinder(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const root = useRef<HTMLDivElement>(null);
  const find = useRef<(text: string) => FoundMessage<Entry>[]>(null);
  const [found, setFound] = useState<readonly FoundMessage<Entry>[]>();
  useOldAddresses();

  function search(text: string): void {
    find.current ??= messageFinder(entriesBehind(root.current));
    const isEmpty = text.trim() === '';
    setFound(isEmpty ? undefined : find.current(text).slice(0, MOST_SHOWN));
  }

  return (
    <div ref={root} className={`${styles.finder} not-on-paper`}>
      {isBrowser && (
        <>
          <label htmlFor={id}>Paste your message</label>
          <textarea
            id={id}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              search(target.value);
            }}
          />
        </>
      )}
      <p role="status">{found && statusOf(found.length)}</p>
      {found && found.length > 0 && (
        <ol>
          {found.map(({ entry: { label, message, address } }) => (
            <li key={address}>
              <Link to={address}>{label}</Link> <code className="long">{message}</code>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
