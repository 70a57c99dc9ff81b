import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);
const part = { data: 'x' };
const findings = 'sorted/1-findings-0';

withDatabase('shares', (owner) => {
  const job = { ownerUid: owner, state: 'succeeded', expiresAt: tomorrow };
  const share = { jobId: `shared-${owner}`, ownerUid: owner, expiresAt: tomorrow };
  return {
    [`jobs/shared-${owner}`]: { ...job, share: `open-${owner}` },
    [`jobs/shared-${owner}/${findings}`]: part,
    [`jobs/shared-${owner}/parts/000001`]: { n: 1 },
    [`jobs/shared-${owner}/report/summary`]: { parts: 1 },
    [`jobs/shared-${owner}/timeline/events`]: { events: [] },
    [`jobs/expired-${owner}`]: { ...job, share: `expired-${owner}` },
    [`jobs/expired-${owner}/${findings}`]: part,
    [`jobs/revoked-${owner}`]: { ...job, share: null },
    [`jobs/revoked-${owner}/${findings}`]: part,
    [`jobs/unshared-${owner}`]: job,
    [`jobs/unshared-${owner}/${findings}`]: part,
    // The job still references a share that has been deleted.
    [`jobs/dangling-${owner}`]: { ...job, share: `deleted-${owner}` },
    [`jobs/dangling-${owner}/${findings}`]: part,
    [`shares/open-${owner}`]: share,
    [`shares/expired-${owner}`]: { ...share, jobId: `expired-${owner}`, expiresAt: yesterday },
    [`users/${owner}/goneJobs/old`]: { title: 'example.com', why: 'deleted' },
  };
});

describeTable('links to reports, for everyone', (): Row[] => [
  ['open a report by its link', read('shares/open-owner'), ['anyone']],
  ['open a link that never existed', read('shares/nothing'), ['anyone']],
  ['open an expired link', read('shares/expired-owner'), []],
  ['open a link of an owner who has logged out', read('shares/open-owner-signedOut'), ['anyone']],
  ...['blocked', 'waitlisted', 'deleting', 'none'].flatMap((state): Row[] => [
    [`open a link of an owner who is ${state}`, read(`shares/open-owner-${state}`), []],
    [
      `read the findings that an owner who is ${state} shared`,
      read(`jobs/shared-owner-${state}/${findings}`),
      readers,
      `owner-${state}`,
    ],
  ]),
  ['list all links', list('shares'), []],
  ['read the findings of a shared report', read(`jobs/shared-owner/${findings}`), ['anyone']],
  ['list the documents of a shared report', list('jobs/shared-owner/sorted'), []],
  ['read the findings of a missing job', read(`jobs/nothing/${findings}`), ['admin']],
]);

describeTable('reports shared by a link, for their owner', (owner): Row[] => {
  const shared = `jobs/shared-${owner}`;
  const share = { jobId: `shared-${owner}`, ownerUid: owner, expiresAt: tomorrow };
  return [
    ['create a link', set(`shares/mine-${owner}`, share), []],
    ['extend a link', update(`shares/open-${owner}`, { expiresAt: new Date('2099-01-01') }), []],
    ['delete a link', remove(`shares/open-${owner}`), []],
    ['read the job of a shared report', read(shared), readers],
    ['read a part of a shared report', read(`${shared}/parts/000001`), readers],
    ['read the summary of a shared report', read(`${shared}/report/summary`), readers],
    ['read the timeline of a shared report', read(`${shared}/timeline/events`), readers],
    ['read the findings of an expired link', read(`jobs/expired-${owner}/${findings}`), readers],
    ['read the findings of a revoked link', read(`jobs/revoked-${owner}/${findings}`), readers],
    ['read the findings without a link', read(`jobs/unshared-${owner}/${findings}`), readers],
    ['read the findings of a deleted link', read(`jobs/dangling-${owner}/${findings}`), readers],
    ['share a report without the function', update(`jobs/revoked-${owner}`, { share: 'token' }), []],
    ['change a finding', set(`${shared}/${findings}`, { data: 'y' }), []],
    ['read why a job was deleted', read(`users/${owner}/goneJobs/old`), readers],
    ['list deleted jobs', list(`users/${owner}/goneJobs`), []],
    ['change why a job was deleted', update(`users/${owner}/goneJobs/old`, { why: 'expired' }), []],
  ];
});
