import type { Job } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { DateTime } from '../../../ui/DateTime';
import { FactList } from '../../../ui/Facts';
import { formatNumber } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { Url } from '../../../ui/Url';
import { scopeTitles } from '../../job-views/scopes';
import { useAccount } from '../../session/SessionContext';

/** What was asked, by whom and when. */
export function JobFacts({ job }: { readonly job: Job }) {
  const { uid } = useAccount();
  const { input } = job;
  const facts = [
    { name: 'Address', value: <Url address={input.url} copy /> },
    { name: 'Scope', value: scopeTitles[input.scope] },
    {
      name: 'Limits',
      value: `${formatNumber(input.maxPages)} pages, ${formatNumber(input.maxDepth)} clicks deep`,
    },
    {
      name: 'Other sites',
      value: input.checkExternal ? 'Links to them are checked' : 'Links to them are not checked',
    },
    { name: 'Submitted', value: <DateTime date={job.createdAt} /> },
    ...(job.finishedAt ? [{ name: 'Ended', value: <DateTime date={job.finishedAt} /> }] : []),
    { name: 'Kept until', value: <DateTime date={job.expiresAt} /> },
    ...(job.retryOf
      ? [
          {
            name: 'Retry of',
            value: <TextLink to={pathTo('job', { jobId: job.retryOf })}>the attempt before</TextLink>,
          },
        ]
      : []),
    ...(job.ownerUid === uid ? [] : [{ name: 'Owner', value: job.ownerEmail }]),
    { name: 'Job id', value: <code>{job.jobId}</code> },
  ];
  return <FactList facts={facts} />;
}
