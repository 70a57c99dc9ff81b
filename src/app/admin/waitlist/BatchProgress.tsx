import { Failure } from '#app/forms/Form';
import { useDocument } from '#app/live/useLive';
import type { WaitlistBatch } from '#domain/waitlist';
import { plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Meter } from '#ui/Progress';

/** Shows the progress of a batch decision, which continues when this page is left. */
export function BatchProgress({ batchId }: { readonly batchId: string }) {
  const batch = useDocument<WaitlistBatch>(`waitlistBatches/${batchId}`);
  if (batch.status === 'error') return <Failure error={batch.error} />;
  if (batch.status === 'loading' || batch.value === null) return null;
  const { decision, total, done } = batch.value;
  const verb = decision === 'approve' ? 'Approved' : 'Declined';
  if (done >= total) return <Notice tone="fixed">{`${verb} ${plural(total, 'person', 'people')}.`}</Notice>;
  return (
    <div css={{ maxWidth: '28rem' }}>
      <Meter label={verb} used={done} most={total} />
    </div>
  );
}
