import { css } from '@emotion/react';
import { useRef } from 'react';
import { color, font, phone, radius, space, text } from './theme/tokens';

const bar = css({
  position: 'sticky',
  top: space(2),
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  // Overlays the list, so that it moves nothing when it appears or disappears.
  height: 0,
  outline: 'none',
});

const button = css({
  height: '2rem',
  padding: `0 ${space(3.5)}`,
  border: `1px solid ${color.accent}`,
  borderRadius: radius,
  background: color.accentSoft,
  color: color.ink,
  fontFamily: font.sans,
  fontSize: text.xs,
  fontWeight: 550,
  cursor: 'pointer',
  '&:hover': { background: color.raised },
  [phone]: { height: '2.75rem' },
});

interface NewWaitingProps {
  /** “Show 12 new findings”. */
  readonly words: string;
  readonly waiting: boolean;
  readonly onShow: () => void;
  /** Whether screen readers announce it. Not for lists with new items every second. */
  readonly announced?: boolean;
}

/** A button that shows what arrived while the user was reading. */
export function NewWaiting({ words, waiting, onShow, announced = false }: NewWaitingProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div css={bar} ref={place} tabIndex={-1} aria-live={announced ? 'polite' : undefined}>
      {waiting && (
        <button
          type="button"
          css={button}
          onClick={() => {
            // The button disappears, so keyboard users continue from its place.
            place.current?.focus({ preventScroll: true });
            onShow();
          }}
        >
          {words}
        </button>
      )}
    </div>
  );
}
