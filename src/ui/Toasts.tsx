import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from './lazyComponent';
import { toastsWanted } from './showToast';

const ToastRegion = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './ToastRegion')).ToastRegion,
}));

/** Part of the application's frame. It loads nothing until the first toast. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
