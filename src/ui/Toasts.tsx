import { Suspense, useSyncExternalStore } from 'react';
import { fetched } from './fetched';
import { toastsWanted } from './showToast';

const ToastRegion = fetched(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './ToastRegion')).ToastRegion,
}));

/** Stands in the frame of the application and costs nothing until there is something to tell. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
