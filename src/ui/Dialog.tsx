import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from './Button';
import { Shape } from './Icon';
import { PopupContainer } from './popup';
import { color, motion, phone, radius, shadow, space, text } from './theme/tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

const style = css({
  width: 'min(34rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 4rem)',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow,
  overflow: 'auto',
  '&::backdrop': { background: 'rgb(10 12 15 / 0.5)' },
  '&[open]': { animation: `${rise} ${motion.calm}` },
  // On a phone it is at the bottom edge, in reach of the thumb.
  [phone]: {
    width: '100vw',
    maxWidth: 'none',
    margin: 'auto 0 0',
    borderRadius: `${radius} ${radius} 0 0`,
  },
});

/** The padding is inside, so that a press on it doesn't count as one on the backdrop. */
const inside = css({
  position: 'relative',
  display: 'grid',
  // A long word in the title must not push the buttons out of the dialog.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(4),
  padding: space(6),
  [phone]: { padding: space(5) },
});

const closeStyle = css([
  ...buttonStyle('quiet'),
  {
    position: 'absolute',
    top: space(4),
    right: space(4),
    minWidth: '2.25rem',
    [phone]: { top: space(2), right: space(2), minWidth: '2.75rem' },
  },
]);

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog. It traps the focus, closes with Escape, and returns the focus, even if its opener
 * has been removed.
 */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  useModal(element, open);
  // A press that starts inside doesn't close the dialog: the user is selecting text.
  const pressedBeside = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is on the backdrop.
    <dialog
      ref={setElement}
      css={style}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === element;
      }}
      onClick={(event) => {
        if (event.target === element && pressedBeside.current) onClose();
      }}
    >
      {open && (
        <PopupContainer.Provider value={element}>
          <div css={inside}>
            <h2 id={titleId} css={{ margin: 0, paddingRight: space(10), fontSize: text.lg }}>
              {title}
            </h2>
            {children}
            {/* Last in order, so that a form starts with its first field. */}
            <button type="button" css={closeStyle} aria-label="Close dialog" onClick={onClose}>
              <Shape name="cross" size={11} />
            </button>
          </div>
        </PopupContainer.Provider>
      )}
    </dialog>
  );
}

function useModal(element: HTMLDialogElement | null, open: boolean): void {
  const way = useRef<FocusTargets>([]);
  useEffect(() => {
    if (!element || !open) return;
    way.current = focusTargetsFrom(document.activeElement);
    if (!element.open) element.showModal();
    // The browser focuses the first button, which may be below the text to read first.
    element.scrollTop = 0;
    const unlock = lockScroll();
    return () => {
      unlock();
      if (element.open) element.close();
      restoreFocus(way.current);
    };
  }, [element, open]);
}

/** The dialog's buttons: cancel first, the action last. */
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

/**
 * Elements that can get the focus back, nearest first: the current one, its focusable ancestors, and finally the
 * whole screen.
 */
type FocusTargets = readonly HTMLElement[];

export function focusTargetsFrom(start: Element | null): FocusTargets {
  const way: HTMLElement[] = [];
  for (let at = start; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement && (at === start || at.hasAttribute('tabindex'))) way.push(at);
  }
  const main = document.querySelector('main');
  return main ? [...way, main] : way;
}

/**
 * If the focused element is gone, focuses the nearest remaining one, so that keyboard users don't start at the top
 * again.
 */
export function restoreFocus(way: FocusTargets): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  way.find((element) => element.isConnected)?.focus({ preventScroll: true });
}

let openDialogs = 0;

/**
 * Prevents the page behind modal dialogs from scrolling. Keeps the scroll bar's space, so that nothing shifts.
 * @returns the function that unlocks. The page scrolls again after the last unlock.
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  openDialogs += 1;
  if (openDialogs === 1) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
