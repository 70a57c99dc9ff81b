import { where } from 'firebase/firestore';
import { expectVerdict, list, type Row, read, remove, set, table, update, withDatabase } from './support';

const job = { ownerUid: 'owner', state: 'running', expiresAt: new Date() };
const documents = {
  'jobs/j1': job,
  'jobs/j1/parts/000001': { n: 1 },
  'jobs/j1/sorted/1-findings-0': { data: 'x' },
  'jobs/j1/report/summary': { parts: 1 },
  'jobs/j1/timeline/events': { events: [] },
  'jobs/j1/internal/run': { fence: 1 },
  'jobs/j1/log/000001': { seq: 1 },
  'jobs/j1/readers/1-1': { fence: 1 },
  'jobs/j1/readings/1-1-0': { fence: 1 },
};
withDatabase('jobs', documents);

const readers = ['owner', 'admin', 'viewer'] as const;

const reads: Row[] = [
  ['read a job', read('jobs/j1'), readers],
  ['learn that a job does not exist', read('jobs/nothing'), ['admin']],
  ['list the owner’s jobs', list('jobs', where('ownerUid', '==', 'owner')), readers],
  ['list all jobs', list('jobs'), ['admin']],
  ['list running jobs without asking for an owner', list('jobs', where('state', '==', 'running')), ['admin']],
  ['list the parts of a report', list('jobs/j1/parts'), readers],
  ['read a part', read('jobs/j1/parts/000001'), readers],
  ['read a sorted part', read('jobs/j1/sorted/1-findings-0'), readers],
  ['list the sorted parts', list('jobs/j1/sorted'), []],
  ['read a report’s summary', read('jobs/j1/report/summary'), readers],
  ['read a timeline', read('jobs/j1/timeline/events'), readers],
  ['read who holds a job', read('jobs/j1/internal/run'), []],
  ['list who holds a job', list('jobs/j1/internal'), []],
  ['read a job’s log', read('jobs/j1/log/000001'), []],
  ['list a job’s log', list('jobs/j1/log'), []],
  ['read what a reader is to read', read('jobs/j1/readers/1-1'), []],
  ['list the readers of a job', list('jobs/j1/readers'), []],
  ['read what a reader has read', read('jobs/j1/readings/1-1-0'), []],
  ['list what readers have read', list('jobs/j1/readings'), []],
];

const writes: Row[] = [
  ['create a job of their own', set('jobs/mine', { ...job, ownerUid: 'owner' }), []],
  ['forge the owner of a new job', set('jobs/forged', { ...job, ownerUid: 'other' }), []],
  ['take a job over', update('jobs/j1', { ownerUid: 'other' }), []],
  ['end a job as a success', update('jobs/j1', { state: 'succeeded' }), []],
  ['ask a job to stop without the function', update('jobs/j1', { cancelRequestedAt: new Date() }), []],
  ['keep a report for longer', update('jobs/j1', { expiresAt: new Date('2099-01-01') }), []],
  ['write a job of a megabyte', set('jobs/huge', { ...job, title: 'x'.repeat(1_000_000) }), []],
  ...Object.keys(documents).flatMap((path): Row[] => [
    [`change ${path}`, update(path, { n: 2 }), []],
    [`replace ${path}`, set(path, { ownerUid: 'owner' }), []],
    [`delete ${path}`, remove(path), []],
    [`create beside ${path}`, set(path.replace(/[^/]+$/, 'mine'), { ownerUid: 'owner' }), []],
  ]),
];

describe('jobs and their reports', () => {
  it.each(table(reads))('$caller $verdict $name', expectVerdict);
});

describe('what functions own of a job, no browser writes', () => {
  it.each(table(writes))('$caller $verdict $name', expectVerdict);
});
