import { where } from 'firebase/firestore';
import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const jobOf = (owner: string) => ({ ownerUid: owner, state: 'running', expiresAt: new Date() });
const documentsOf = (owner: string) => ({
  [`jobs/${owner}`]: jobOf(owner),
  [`jobs/${owner}/parts/000001`]: { n: 1 },
  [`jobs/${owner}/sorted/1-findings-0`]: { data: 'x' },
  [`jobs/${owner}/report/summary`]: { parts: 1 },
  [`jobs/${owner}/timeline/events`]: { events: [] },
  [`jobs/${owner}/internal/run`]: { fence: 1 },
  [`jobs/${owner}/log/000001`]: { seq: 1 },
});
withDatabase('jobs', documentsOf);

describeTable('reading jobs and their reports', (owner): Row[] => {
  const job = `jobs/${owner}`;
  return [
    ['read a job', read(job), readers],
    ['learn that a job does not exist', read('jobs/nothing'), ['admin']],
    ['list the owner’s jobs', list('jobs', where('ownerUid', '==', owner)), readers],
    ['list all jobs', list('jobs'), ['admin']],
    ['list running jobs of any owner', list('jobs', where('state', '==', 'running')), ['admin']],
    ['list the parts of a report', list(`${job}/parts`), readers],
    ['read a part', read(`${job}/parts/000001`), readers],
    ['read a sorted part', read(`${job}/sorted/1-findings-0`), readers],
    ['list the sorted parts', list(`${job}/sorted`), []],
    ['read a report’s summary', read(`${job}/report/summary`), readers],
    ['list the documents of a report', list(`${job}/report`), readers],
    ['read a timeline', read(`${job}/timeline/events`), readers],
    ['list the timelines', list(`${job}/timeline`), readers],
    ['read a job’s lease', read(`${job}/internal/run`), []],
    ['list a job’s internal documents', list(`${job}/internal`), []],
    ['read a job’s log', read(`${job}/log/000001`), []],
    ['list a job’s log', list(`${job}/log`), []],
  ];
});

describeTable('changing job data that functions own', (owner): Row[] => {
  const job = `jobs/${owner}`;
  return [
    ['create a job', set(`jobs/mine-${owner}`, jobOf(owner)), []],
    ['create a job of another user', set(`jobs/forged-${owner}`, jobOf('other')), []],
    ['give a job to another user', update(job, { ownerUid: 'other' }), []],
    ['take over the job of another user', update(job, { ownerUid: owner }), []],
    ['end a job as succeeded', update(job, { state: 'succeeded' }), []],
    ['cancel a job without the function', update(job, { cancelRequestedAt: new Date() }), []],
    ['extend a report', update(job, { expiresAt: new Date('2099-01-01') }), []],
    ['write a job of one megabyte', set('jobs/huge', { ...jobOf(owner), title: 'x'.repeat(1_000_000) }), []],
    ...Object.keys(documentsOf(owner)).flatMap((path): Row[] => {
      const name = path.replace(owner, 'j1');
      return [
        [`change ${name}`, update(path, { n: 2 }), []],
        [`replace ${name}`, set(path, { ownerUid: owner }), []],
        [`delete ${name}`, remove(path), []],
        [`create beside ${name}`, set(path.replace(/[^/]+$/, `mine-${owner}`), { ownerUid: owner }), []],
      ];
    }),
  ];
});
