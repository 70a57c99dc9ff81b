import { callError } from './functions';

const thrown = (code: string, message: string) => Object.assign(new Error(message), { code });

test('removes the HTTP status from the message', () => {
  const error = callError(thrown('functions/resource-exhausted', 'You’ve used all 30 jobs. [429]'));
  expect(error.message).toBe('You’ve used all 30 jobs.');
  expect(error.code).toBe('functions/resource-exhausted');
});

test('does not treat a missing response as an internal error', () => {
  expect(callError(thrown('functions/internal', 'internal [0]')).code).toBe('functions/unavailable');
  expect(callError(thrown('functions/internal', 'INTERNAL [500]')).code).toBe('functions/internal');
  expect(callError(new TypeError('Failed to fetch')).code).toBe('internal');
});

test('prefers our code in the details to the status', () => {
  const refused = Object.assign(thrown('functions/permission-denied', 'This account is blocked [403]'), {
    details: { code: 'account-blocked' },
  });
  expect(callError(refused).code).toBe('account-blocked');
  const unknown = Object.assign(thrown('functions/not-found', 'x'), { details: { code: 'toString' } });
  expect(callError(unknown).code).toBe('functions/not-found');
});
