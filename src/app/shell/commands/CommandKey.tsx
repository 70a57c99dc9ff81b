import { css } from '@emotion/react';
import { Suspense, useEffect, useState } from 'react';
import { Widget } from '#app/faults/ErrorBoundary';
import { isCovered } from '#app/keys/keys';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { fetched } from '#ui/fetched';
import { Kbd } from '#ui/Kbd';
import { SkeletonRows } from '#ui/Skeleton';
import { phone } from '#ui/theme/tokens';
import { CommandInput } from './CommandInput';

const CommandMenu = fetched(async () => ({
  default: (await import(/* webpackChunkName: "command-menu" */ './CommandMenu')).CommandMenu,
}));

const hint = css({ [phone]: { display: 'none' } });

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
      <Button look="quiet" onClick={() => setOpen(true)} aria-keyshortcuts="Control+K Meta+K">
        Go to
        <span css={hint} aria-hidden="true">
          <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
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
