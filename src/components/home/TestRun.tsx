import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import { ADDED, REMOVED } from '@site/config/fileChanges';
import { frames, type ExampleFile, type Frame } from '@site/data/home';
import styles from './testRun.module.css';

const LAST = frames.length - 1;

/**
 * One test from its function to green, in frames. They play once by themselves, as long as the reader neither points at
 * them nor is in them with the keyboard, and stand still from the reader's first step on. The time that a frame stays is
 * that of a CSS animation, so there is none where the reader wants less motion.
 */
export default function TestRun(): ReactNode {
  const isBrowser = useIsBrowser();
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const isPlaying = isBrowser && !isStopped && current < LAST;

  function choose(index: number): void {
    setIsStopped(true);
    setCurrent(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Alt+← leads back to the page before, Ctrl+Home to the top.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = frameByKey(event.key, current);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    buttons.current[index]?.focus();
  }

  return (
    <div className={styles.run}>
      <div
        className={styles.steps}
        role="tablist"
        aria-label="One test, from its function to green"
      >
        {frames.map(({ label, mark }, index) => (
          <button
            key={label}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`step-${index}`}
            aria-controls={`frame-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            data-mark={mark}
            onClick={() => {
              choose(index);
            }}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden="true">[{mark}]</span> {label}
            {isPlaying && index === current && (
              <span
                className={styles.time}
                onAnimationEnd={() => {
                  setCurrent(index + 1);
                }}
              />
            )}
          </button>
        ))}
      </div>
      <div className={styles.frames}>
        {frames.map((frame, index) => (
          <FramePanel key={frame.label} frame={frame} index={index} isHidden={index !== current} />
        ))}
      </div>
    </div>
  );
}

/** The frame that a key leads to, as keys move between tabs. */
function frameByKey(key: string, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return current === LAST ? 0 : current + 1;
    case 'ArrowLeft':
      return current === 0 ? LAST : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return LAST;
    default:
      return undefined;
  }
}

interface FramePanelProps {
  readonly frame: Frame;
  readonly index: number;
  readonly isHidden: boolean;
}

function FramePanel({ frame, index, isHidden }: FramePanelProps): ReactNode {
  const { label, mark, text, file, before } = frame;
  return (
    <div
      className={styles.frame}
      role="tabpanel"
      id={`frame-${index}`}
      aria-labelledby={`step-${index}`}
      hidden={isHidden}
      data-mark={mark}
      data-tab-label={`[${mark}] ${label}`}
    >
      <p>{text}</p>
      <div className={styles.file}>
        <CodeBlock language="powershell" title={file.name}>
          {before ? changedLines(before, file) : file.code}
        </CodeBlock>
      </div>
      <div className={styles.console}>
        <CodeBlock language="text">{consoleText(frame)}</CodeBlock>
      </div>
    </div>
  );
}

function consoleText({ command, output }: Frame): string {
  const typed = command
    .split('\n')
    .map((line) => `PS> ${line}`)
    .join('\n');
  return output === undefined ? typed : `${typed}\n${output}`;
}

/** The file's code with the lines that were replaced, each before what replaced it. The examples replace lines one by one. */
function changedLines(before: ExampleFile, after: ExampleFile): string {
  const old = before.code.split('\n');
  return after.code
    .split('\n')
    .flatMap((line, number) => {
      const replaced = old[number];
      return replaced === undefined || replaced === line
        ? [line]
        : [...marked(REMOVED, replaced), ...marked(ADDED, line)];
    })
    .join('\n');
}

function marked({ block }: typeof ADDED | typeof REMOVED, line: string): string[] {
  return [`# ${block.start}`, line, `# ${block.end}`];
}
