import { readFileSync } from 'node:fs';
import type { CountQuery } from '#services/backend';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string;
    readonly arrayConfig?: string;
  }[];
}

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly object[];
}

const { indexes, fieldOverrides }: { indexes: readonly Index[]; fieldOverrides: readonly Override[] } =
  JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

type Order = readonly [field: string, direction: 'asc' | 'desc'];

/**
 * Returns the conditions of a query without an index in firestore.indexes.json; for tests, since the
 * emulator requires none. Firestore merges indexes of one condition each: with an order, those that end in
 * it; without one, those of single fields. A range implies an order by its field.
 */
export function unindexed({ from, where = [], orderBy }: CountQuery): readonly string[] {
  const range = where.find(([, operator]) => ['>=', '>', '<'].includes(operator));
  const order = orderBy ?? (range && ([range[0], 'asc'] as const));
  return where
    .filter(([field]) => field !== order?.[0])
    .filter(([field, operator]) =>
      order ? !hasComposite(from, field, operator, order) : hasNoneOfItsOwn(from, field),
    )
    .map(([field]) => `${field} ${order?.join(' ') ?? 'in no order'}`);
}

function hasComposite(from: string, field: string, operator: string, [sorted, direction]: Order): boolean {
  return indexes.some(
    ({ collectionGroup, fields: [first, second, ...more] }) =>
      collectionGroup === from &&
      more.length === 0 &&
      first?.fieldPath === field &&
      (operator === 'array-contains' ? first.arrayConfig === 'CONTAINS' : first.order === 'ASCENDING') &&
      second?.fieldPath === sorted &&
      second.order === (direction === 'asc' ? 'ASCENDING' : 'DESCENDING'),
  );
}

const hasNoneOfItsOwn = (from: string, field: string) =>
  fieldOverrides.some(
    (override) =>
      override.collectionGroup === from && override.fieldPath === field && override.indexes.length === 0,
  );
