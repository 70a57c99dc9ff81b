import { Suspense, useRef } from 'react';
import { Widget } from '#app/faults/ErrorBoundary';
import { Dialog } from '#ui/Dialog';
import { fetched } from '#ui/fetched';
import { plural } from '#ui/format';
import { SkeletonRows } from '#ui/Skeleton';
import { actionWords, type BulkDialogProps, type BulkRequest } from './bulk';
import { useBatchKeys } from './useBatchKeys';

const BulkForm = fetched(async () => ({
  default: (await import(/* webpackChunkName: "dialog-bulk" */ './BulkForm')).BulkForm,
}));

/** Shows what will happen before it happens, how far it is, and what came of it. */
export function BulkDialog({ request, uid, onClose, onDone }: BulkDialogProps) {
  // Closed after a failure, and asked for again, it is the same press.
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

/** Another number for another request: nothing that was typed or done for one is taken for the next. */
function useNumberOf(request: BulkRequest | undefined): number {
  const latest = useRef({ request, number: 0 });
  if (latest.current.request !== request) {
    latest.current = { request, number: latest.current.number + 1 };
  }
  return latest.current.number;
}
