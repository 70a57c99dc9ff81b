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
 * Ctrl K, or ⌘ K, and a button for who has no such keys. What it opens is fetched when it is first opened. While another
 * dialog is open the keys open nothing: what they offer would act on the page below it.
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

/** What is typed before the menu has come is in its field when it comes. */
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
