import { errorCatalogue } from '#domain/errors';
import { refusal } from './refusal';

test('a refusal has a status, a code of the catalogue and a message', () => {
  const error = refusal('account-blocked');
  expect(error.code).toBe('permission-denied');
  expect(error.details).toEqual({ code: 'account-blocked' });
  expect(error.message).toContain(errorCatalogue['account-blocked'].title);
});
