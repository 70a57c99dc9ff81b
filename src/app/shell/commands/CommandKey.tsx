import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { isCovered } from '#app/keys/keys';
import { Dialog } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { Kbd } from '#ui/Kbd';
import { lazyComponent } from '#ui/lazyComponent';
import { SkeletonRows } from '#ui/Skeleton';
import { color, font, phone, radius, space, text } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { CommandInput } from './CommandInput';

const CommandMenu = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "command-menu" */ './CommandMenu')).CommandMenu,
}));

const hint = css({ marginLeft: 'auto', [phone]: { display: 'none' } });

const words = css({ [phone]: visuallyHidden });

/** Looks like a search field, because that is what it opens. On a phone, only its icon is left. */
const field = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: '14rem',
  height: '2rem',
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  color: color.inkFaint,
  fontFamily: font.sans,
  fontSize: text.sm,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: color.lineStrong, color: color.inkSoft },
  '@media (max-width: 68rem)': { minWidth: 0 },
  [phone]: { width: '2.75rem', height: '2.75rem', justifyContent: 'center', border: 0, background: 'none' },
});

/**
 * Opens the command palette with Ctrl+K or ⌘K, or with a button. The palette is loaded when first opened.
 * While another dialog is open, the keys do nothing, because commands would act on the page behind it.
 */
export function CommandKey() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const covered = isCovered();
      setOpen((before) => !before && !covered);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" css={field} onClick={() => setOpen(true)} aria-keyshortcuts="Control+K Meta+K">
        <Icon of={Search} />
        <span css={words}>Search or go to…</span>
        <span css={hint} aria-hidden="true">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      <Dialog title="Go to" open={open} onClose={close}>
        <Widget area="The command palette">
          <Opened onClose={close} />
        </Widget>
      </Dialog>
    </>
  );
}

/** Keeps what is typed before the palette has loaded. */
function Opened({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense
      fallback={
        <>
          <CommandInput autoFocus value={typed} onChange={(event) => setTyped(event.target.value)} />
          <SkeletonRows rows={4} words="Loading the command palette" />
        </>
      }
    >
      <CommandMenu typed={typed} onClose={onClose} />
    </Suspense>
  );
}
