import { css } from '@emotion/react';
import type { Job } from '../../../domain/job';
import type { JobInput } from '../../../domain/jobInput';
import { pathTo } from '../../../domain/routes';
import { DateTime } from '../../../ui/DateTime';
import { FactList } from '../../../ui/Facts';
import { formatNumber, plural } from '../../../ui/format';
import { TextLink } from '../../../ui/TextLink';
import { Url } from '../../../ui/Url';
import { OwnerLink } from '../../job-views/OwnerLink';
import { scopeTitles } from '../../job-views/scopes';
import { useAccount, useSession } from '../../session/SessionContext';

/** What was asked, by whom and when. */
export function JobFacts({ job }: { readonly job: Job }) {
  const { uid } = useAccount();
  const { session } = useSession();
  const isAdmin = session.status === 'signed-in' && session.claims.admin === true;
  const { input } = job;
  const facts = [
    { name: 'Address', value: <Url address={input.url} copy /> },
    { name: 'Scope', value: scopeWords(input) },
    ...patternFacts(input),
    {
      name: 'Limits',
      value: `${formatNumber(input.maxPages)} pages, ${formatNumber(input.maxDepth)} clicks deep`,
    },
    {
      name: 'Other sites',
      value: input.checkExternal ? 'Links to them are checked' : 'Links to them are not checked',
    },
    ...(input.respectRobots ? [] : [{ name: 'robots.txt', value: 'Not asked' }]),
    ...(input.checkHtml ? [] : [{ name: 'HTML', value: 'Not validated' }]),
    ...headerFacts(input),
    { name: 'Rate', value: `${plural(input.requestsPerSecond, 'request')} a second at most` },
    ...labelFacts(job),
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
    ...(job.ownerUid === uid
      ? []
      : [{ name: 'Owner', value: isAdmin ? <OwnerLink job={job} /> : job.ownerEmail }]),
    { name: 'Job id', value: <code>{job.jobId}</code> },
  ];
  return <FactList facts={facts} columns />;
}

function scopeWords({ scope, urls }: JobInput): string {
  return scope === 'list' ? plural(urls.length, 'listed address', 'listed addresses') : scopeTitles[scope];
}

const patternFacts = ({ include, exclude }: JobInput) =>
  [
    { name: 'Only', patterns: include },
    { name: 'Left out', patterns: exclude },
  ].flatMap(({ name, patterns }) =>
    patterns.length === 0 ? [] : [{ name, value: <code css={cut}>{patterns.join(', ')}</code> }],
  );

/** Their names only: a value may be a secret, and this is a screen that others look at, too. */
const headerFacts = ({ headers }: JobInput) => {
  const names = Object.keys(headers);
  return names.length === 0 ? [] : [{ name: 'Headers', value: <code css={cut}>{names.join(', ')}</code> }];
};

const cut = css({ overflowWrap: 'anywhere' });

/** What the job belongs to leads to the list of what else does. */
const labelFacts = ({ label, scheduleId }: Job) => [
  ...(label === null ? [] : [{ name: 'Label', value: listed({ label }, label) }]),
  ...(scheduleId === null
    ? []
    : [{ name: 'Schedule', value: listed({ schedule: scheduleId }, 'All its runs') }]),
];

const listed = (filter: Record<string, string>, words: string) => (
  <TextLink to={`${pathTo('jobs')}?${new URLSearchParams(filter)}`}>
    <bdi>{words}</bdi>
  </TextLink>
);
