import { Suspense, useRef } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { Dialog } from '#ui/Dialog';
import { plural } from '#ui/format';
import { lazyComponent } from '#ui/lazyComponent';
import { SkeletonRows } from '#ui/Skeleton';
import { actionWords, type BulkDialogProps, type BulkRequest } from './bulk';
import { useBatchKeys } from './useBatchKeys';

const BulkForm = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-bulk" */ './BulkForm')).BulkForm,
}));

/** Shows a preview of the action, its progress and its result. */
export function BulkDialog({ request, uid, onClose, onDone }: BulkDialogProps) {
  // Closed after a failure and requested again, it is the same operation.
  const keys = useBatchKeys();
  const number = useNumberOf(request);
  const title = request ? `${actionWords[request.action].verb} ${plural(request.jobs.length, 'job')}` : '';
  return (
    <Dialog title={title} open={request !== undefined} onClose={onClose}>
      {request && (
        <Widget area="This form">
          <Suspense fallback={<SkeletonRows rows={3} words="Loading the form" />}>
            <BulkForm
              key={number}
              request={request}
              uid={uid}
              keys={keys}
              onClose={onClose}
              onDone={onDone}
            />
          </Suspense>
        </Widget>
      )}
    </Dialog>
  );
}

/** Returns a new number for each request, so that no input or result carries over. */
function useNumberOf(request: BulkRequest | undefined): number {
  const latest = useRef({ request, number: 0 });
  if (latest.current.request !== request) {
    latest.current = { request, number: latest.current.number + 1 };
  }
  return latest.current.number;
}
