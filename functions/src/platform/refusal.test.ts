import { errorCatalog } from '#domain/errors';
import { refusal } from './refusal';

test('a refusal has a status, a code of the catalog and a message', () => {
  const error = refusal('account-blocked');
  expect(error.code).toBe('permission-denied');
  expect(error.details).toEqual({ code: 'account-blocked' });
  expect(error.message).toContain(errorCatalog['account-blocked'].title);
});
