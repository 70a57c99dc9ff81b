import type { Job } from '../../domain/job';
import { pathTo } from '../../domain/routes';
import { TextLink } from '../../ui/TextLink';

/** To a job's owner, for an admin; from there the job can be opened as its owner sees it. */
export function OwnerLink({ job }: { readonly job: Pick<Job, 'jobId' | 'ownerUid' | 'ownerEmail'> }) {
  const { jobId, ownerUid, ownerEmail } = job;
  return (
    <TextLink to={`${pathTo('adminUser', { uid: ownerUid })}?job=${jobId}`} title={ownerEmail}>
      {ownerEmail || ownerUid}
    </TextLink>
  );
}
