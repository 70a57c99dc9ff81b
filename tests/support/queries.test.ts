import { readFileSync } from 'node:fs';
import { auditQuery } from '#app/admin/audit/AuditList';
import { userQuery } from '#app/admin/users/userFilter';
import { matchingQuery } from '#app/job-views/list/jobQuery';
import { jobQuery } from '#app/job-views/useJobList';
import { internalPaths, paths } from '#domain/collections';
import { type QueryShape, queriesIn, queriesInSource } from './queries';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}
interface Override {
  readonly collectionGroup: string;
  readonly ttl?: boolean;
}
const { indexes, fieldOverrides }: { indexes: readonly Index[]; fieldOverrides: readonly Override[] } =
  JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

const ranges = ['>', '>=', '<', '<=', '!='];

/** A query that needs more than the indexes of single fields: what it compares, and how it sorts. */
interface Need {
  readonly collection: string;
  readonly equal: readonly string[];
  readonly sorted: readonly string[];
}

function needOf({ collection, where, orderBy }: QueryShape): Need | undefined {
  const ranged = where.filter(([, operator]) => ranges.includes(operator)).map(([field]) => field);
  const sorts = orderBy.map(([field, direction]) => `${field} ${direction}`);
  const isSorted = (field: string) => orderBy.some(([other]) => other === field);
  const sorted = [
    ...sorts,
    ...[...new Set(ranged)].filter((field) => !isSorted(field)).map((field) => `${field} asc`),
  ];
  const equal = [...new Set(where.map(([field]) => field))].filter(
    (field) => !ranged.includes(field) && !isSorted(field),
  );
  const needsOne = sorted.length > 1 || (sorted.length === 1 && equal.length > 0);
  return needsOne ? { collection, equal, sorted } : undefined;
}

const fieldsOf = ({ fields }: Index) =>
  fields.map(({ fieldPath, order }) => `${fieldPath} ${order === 'DESCENDING' ? 'desc' : 'asc'}`);

/** Firestore merges indexes that end in the same order, each of which serves some of the equalities. */
function serves(index: Index, { collection, equal, sorted }: Need): boolean {
  const fields = fieldsOf(index);
  const compared = fields.slice(0, fields.length - sorted.length).map((field) => field.split(' ')[0] ?? '');
  return (
    index.collectionGroup === collection &&
    fields.slice(-sorted.length).join() === sorted.join() &&
    compared.every((field) => equal.includes(field))
  );
}

const isServed = (need: Need) => {
  const useful = indexes.filter((index) => serves(index, need));
  const compared = new Set(useful.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
  return useful.length > 0 && need.equal.every((field) => compared.has(field));
};

type BuiltQuery = Pick<ReturnType<typeof userQuery>, 'from' | 'where' | 'orderBy'>;
const built = ({ from, where = [], orderBy }: BuiltQuery): QueryShape => ({
  collection: from,
  where: where.map(([field, operator]) => [field, operator]),
  orderBy: [orderBy],
});

/** The queries of lists with filters: each filter with each order, since indexes are merged. */
const ofLists: readonly QueryShape[] = [
  ...(['newest', 'oldest', 'email'] as const).map((sort) =>
    userQuery({ state: 'active', plan: 'pro', role: 'admin', request: 'team', sort } as Parameters<
      typeof userQuery
    >[0]),
  ),
  auditQuery({ actorUid: 'a', targetUid: 'b', action: 'job.cancel', from: '', to: '' }),
  jobQuery({ ownerUid: 'a', state: 'queued' }, 1),
  ...(['newest', 'oldest', 'worst', 'best'] as const).flatMap((sort) =>
    ['ada', undefined].map((owner) =>
      matchingQuery(
        {
          ...{
            sort,
            owner: 'ada@example.com',
            state: 'failed',
            host: 'a.example',
            schedule: 'x',
            grade: 'A',
          },
          ...{ label: 'x', failure: 'internal', q: 'shop', from: '', to: '' },
        } as Parameters<typeof matchingQuery>[0],
        owner,
      ),
    ),
  ),
].map((query) => built(query as BuiltQuery));

const queries = [...queriesInSource(), ...ofLists];
const needs = queries.flatMap((query) => needOf(query) ?? []);

test('finds queries in chains, in objects, and in parts of either', () => {
  const text = `
    const own = (uid: string) => refs.jobs.where('ownerUid', '==', uid);
    own('a').where('state', 'in', states).orderBy('createdAt', 'desc').get();
    const base = { from: paths.users, limit: 1 } as const;
    const query = { ...base, where: [['state', '==', 'x']], orderBy: ['email', up ? 'asc' : 'desc'] };
  `;
  expect(queriesIn(text)).toEqual([
    { collection: 'jobs', where: [['ownerUid', '==']], orderBy: [] },
    {
      collection: 'jobs',
      where: [
        ['ownerUid', '=='],
        ['state', 'in'],
      ],
      orderBy: [['createdAt', 'desc']],
    },
    { collection: 'users', where: [['state', '==']], orderBy: [['email', 'asc']] },
    { collection: 'users', where: [['state', '==']], orderBy: [['email', 'desc']] },
  ]);
});

test('every query has its index', () => {
  expect(needs.length).toBeGreaterThan(25);
  expect(needs.filter((need) => !isServed(need))).toEqual([]);
});

test('every index has its query', () => {
  const unused = indexes.filter((index) => !needs.some((need) => serves(index, need)));
  expect(unused.map((index) => `${index.collectionGroup}: ${fieldsOf(index).join(', ')}`)).toEqual([]);
});

test('Firestore deletes only documents without subcollections by itself', () => {
  const expiring = fieldOverrides.flatMap(({ ttl, collectionGroup }) => (ttl ? [collectionGroup] : []));
  const path = (value: string | ((...ids: never[]) => string)) =>
    typeof value === 'string' ? value : (value as (...ids: unknown[]) => string)('id', 'id');
  const parents = Object.values({ ...paths, ...internalPaths }).flatMap((value) =>
    path(value)
      .split('/')
      .slice(0, -2)
      .filter((_, at) => at % 2 === 0),
  );
  expect(expiring).toContain('shares');
  expect(parents).toContain('jobs');
  expect(expiring.filter((collection) => parents.includes(collection))).toEqual([]);
});
