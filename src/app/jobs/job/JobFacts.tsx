import { css } from '@emotion/react';
import { scopeTitles } from '#app/job-views/labels';
import { OwnerLink } from '#app/job-views/OwnerLink';
import { useAccount, useSession } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { StoredInput } from '#domain/jobInput';
import { pathTo } from '#domain/routes';
import { headerNames } from '#domain/secretHeaders';
import { DateTime } from '#ui/DateTime';
import { FactList } from '#ui/Facts';
import { plural } from '#ui/format';
import { TextLink } from '#ui/TextLink';
import { Url } from '#ui/Url';
import { useMissingHeaders } from '../headers/useMissingHeaders';

/** Shows the options of a job, its owner and its times. */
export function JobFacts({ job }: { readonly job: Job }) {
  const { uid } = useAccount();
  const { session } = useSession();
  const isAdmin = session.status === 'signed-in' && session.claims.admin === true;
  const { input } = job;
  const facts = [
    { name: 'URL', value: <Url url={input.url} copy /> },
    { name: 'Scope', value: scopeWords(input) },
    ...patternFacts(input),
    { name: 'Limits', value: limitWords(input) },
    {
      name: 'External links',
      value: input.checkExternal ? 'External links are checked' : 'External links aren’t checked',
    },
    ...(input.respectRobots ? [] : [{ name: 'robots.txt', value: 'Ignored' }]),
    ...(input.checkHtml ? [] : [{ name: 'HTML', value: 'Not validated' }]),
    ...headerFacts(job),
    { name: 'Rate limit', value: `${plural(input.requestsPerSecond, 'request')} per second` },
    ...labelFacts(job, job.ownerUid === uid),
    { name: 'Submitted', value: <DateTime date={job.createdAt} /> },
    ...(job.finishedAt ? [{ name: 'Ended', value: <DateTime date={job.finishedAt} /> }] : []),
    { name: 'Kept until', value: <DateTime date={job.expiresAt} /> },
    ...(job.retryOf
      ? [
          {
            name: 'Retry of',
            value: <TextLink to={pathTo('job', { jobId: job.retryOf })}>the previous attempt</TextLink>,
          },
        ]
      : []),
    ...(job.ownerUid === uid
      ? []
      : [{ name: 'Owner', value: isAdmin ? <OwnerLink job={job} /> : job.ownerEmail }]),
    { name: 'Job ID', value: <code>{job.jobId}</code> },
  ];
  return <FactList facts={facts} columns />;
}

/** A check of one page follows no links. */
function limitWords({ scope, maxPages, maxDepth }: StoredInput): string {
  const pages = plural(maxPages, 'page');
  return scope === 'page' ? pages : `${pages}, max depth ${maxDepth}`;
}

function scopeWords({ scope, urls }: StoredInput): string {
  return scope === 'list' ? plural(urls.length, 'listed URL') : scopeTitles[scope];
}

const patternFacts = ({ include, exclude }: StoredInput) =>
  [
    { name: 'Include', patterns: include },
    { name: 'Exclude', patterns: exclude },
  ].flatMap(({ name, patterns }) =>
    patterns.length === 0 ? [] : [{ name, value: <code css={cut}>{patterns.join(', ')}</code> }],
  );

const headerFacts = (job: Job) =>
  headerNames(job.input).length === 0 ? [] : [{ name: 'Headers', value: <HeaderFact job={job} /> }];

/** Shows the names of the headers, and whether their values are still stored. */
function HeaderFact({ job }: { readonly job: Job }) {
  const missing = useMissingHeaders(job);
  return headerNames(job.input).map((name) => (
    <span key={name} css={{ display: 'block' }}>
      <code css={cut}>{name}</code>, {missing.includes(name) ? 'not set (deleted when the job ended)' : 'set'}
    </span>
  ));
}

const cut = css({ overflowWrap: 'anywhere' });

/** Links to the list of related jobs: for an admin, in the list of all jobs, filtered by owner. */
const labelFacts = ({ label, scheduleId, ownerEmail }: Job, isOwn: boolean) => {
  const listed = (filter: Record<string, string>, words: string) => {
    const query = new URLSearchParams(isOwn ? filter : { ...filter, owner: ownerEmail });
    return (
      <TextLink to={`${pathTo(isOwn ? 'jobs' : 'adminJobs')}?${query}`}>
        <bdi>{words}</bdi>
      </TextLink>
    );
  };
  return [
    ...(label === null ? [] : [{ name: 'Label', value: listed({ label }, label) }]),
    ...(scheduleId === null
      ? []
      : [{ name: 'Schedule', value: listed({ schedule: scheduleId }, 'All runs of this schedule') }]),
  ];
};
