import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { PopupContainer } from './popup';
import { color, phone, radius, shadow, space, text } from './theme/tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

const style = css({
  width: 'min(34rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 4rem)',
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow,
  overflow: 'auto',
  '&::backdrop': { background: 'rgb(10 12 15 / 0.5)' },
  '@media (prefers-reduced-motion: no-preference)': { '&[open]': { animation: `${rise} 160ms ease-out` } },
  // On a phone it stands at the bottom edge, where the thumb is.
  [phone]: {
    width: '100vw',
    maxWidth: 'none',
    margin: 'auto 0 0',
    padding: space(5),
    borderRadius: '6px 6px 0 0',
  },
});

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it holds the focus, closes with Escape and gives the focus back. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  useEffect(() => {
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open, element]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is on the backdrop.
    <dialog
      ref={setElement}
      css={style}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element) onClose();
      }}
    >
      {open && (
        <PopupContainer.Provider value={element}>
          <div css={{ display: 'grid', gap: space(4) }}>
            <h2 id={titleId} css={{ margin: 0, fontSize: text.lg }}>
              {title}
            </h2>
            {children}
          </div>
        </PopupContainer.Provider>
      )}
    </dialog>
  );
}

/** The dialog's buttons: the way out first, the deed last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div
      css={{
        display: 'flex',
        justifyContent: 'flex-end',
        gap: space(2),
        flexWrap: 'wrap',
        marginTop: space(2),
      }}
    >
      {children}
    </div>
  );
}
