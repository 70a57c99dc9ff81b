import type { ComponentProps } from 'react';
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
