import { useLocation } from '@reach/router';
import { type ComponentProps, useEffect, useState } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { useKey } from '#app/keys/keys';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';
import type { NewJobDialog as Dialog } from './NewJobDialog';

const NewJobDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-new-job" */ './NewJobDialog')).NewJobDialog,
}));

/** The form for a new job over the current screen. Its code loads when it is first opened. */
export function LazyNewJobDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <OnceOpened open={props.open}>
      <NewJobDialog {...props} />
    </OnceOpened>
  );
}

/**
 * Binds `n` on every screen. Opens a dialog, because another screen would lose what is typed on this one. Mounted
 * before the screen, so that a screen's own binding takes precedence.
 */
export function NewJobKey() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useKey('n', 'New job', () => setOpen(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the dialog.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Widget area="The form for a new job">
      <LazyNewJobDialog open={open} onClose={() => setOpen(false)} />
    </Widget>
  );
}
