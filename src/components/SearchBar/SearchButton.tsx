import type { ReactNode, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ControlKeyIcon, SearchIcon } from './icons';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  /** Called when the reader points at the button or focuses it. */
  readonly onIntent: () => void;
  readonly onClick: () => void;
}

const KEYS = {
  control: { spoken: 'Ctrl', shown: <ControlKeyIcon /> },
  command: { spoken: 'Command', shown: '⌘' },
};

/** Apple's keyboards have ⌘ where others have Ctrl. */
function modifierKey(): keyof typeof KEYS {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'command' : 'control';
}

/** The markup of DocSearch's button, so that its style sheet applies. The button itself would come with all of DocSearch. */
export default function SearchButton({ ref, onIntent, onClick }: Props): ReactNode {
  // The server does not know the reader's keyboard; the style sheet keeps room for the keys.
  const isBrowser = useIsBrowser();
  const modifier = isBrowser ? modifierKey() : undefined;
  const { spoken } = KEYS[modifier ?? 'control'];
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={`${label} (${spoken}+K)`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key">{KEYS[modifier].shown}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
