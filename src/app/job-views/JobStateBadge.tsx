import type { Job } from '#domain/job';
import { Badge } from '#ui/Badge';
import { lookOf } from './jobState';

export function JobStateBadge({ job }: { readonly job: Pick<Job, 'state' | 'cancelRequestedAt'> }) {
  const { title, tone, shape } = lookOf(job.state);
  const stopping = job.state === 'running' && job.cancelRequestedAt !== null;
  return (
    <Badge tone={tone} shape={shape}>
      {stopping ? 'Stopping' : title}
    </Badge>
  );
}
