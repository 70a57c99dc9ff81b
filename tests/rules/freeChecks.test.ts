import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const check = { url: 'https://example.com/', state: 'succeeded' };
const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);

withDatabase('free-checks', () => ({
  'freeChecks/kept': { ...check, expiresAt: tomorrow },
  'freeChecks/expired': { ...check, expiresAt: yesterday },
}));

describeTable('free checks, for everyone', (): Row[] => [
  ['open a check by its ID', read('freeChecks/kept'), ['anyone']],
  ['open a check that doesn’t exist', read('freeChecks/nothing'), ['anyone']],
  ['open an expired check', read('freeChecks/expired'), []],
  ['list checks', list('freeChecks'), []],
  ['create a check without the function', set('freeChecks/mine', { ...check, expiresAt: tomorrow }), []],
  ['extend a check', update('freeChecks/kept', { expiresAt: new Date('2099-01-01') }), []],
  ['delete a check', remove('freeChecks/kept'), []],
]);
