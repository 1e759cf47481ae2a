import { useEffect, useState, type ReactNode } from 'react';
import translations from '@theme/SearchTranslations';

interface Props {
  /** Called when the reader points at the button or focuses it. */
  readonly onIntent: () => void;
  readonly onClick: () => void;
}

/** The markup of DocSearch's button, so that its style sheet applies and nothing moves when the real one takes over. */
export default function SearchButton({ onIntent, onClick }: Props): ReactNode {
  const [modifier, setModifier] = useState<'Ctrl' | '⌘'>();
  // The server does not know the reader's keyboard; the style sheet keeps room for the keys.
  useEffect(() => setModifier(/Mac|iPhone|iPad|iPod/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  const spoken = modifier === '⌘' ? 'Command' : 'Ctrl';
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={`${translations.button?.buttonAriaLabel ?? 'Search'} (${spoken}+K)`}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z"
            stroke="currentColor"
            fill="none"
            fillRule="evenodd"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{translations.button?.buttonText ?? 'Search'}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
