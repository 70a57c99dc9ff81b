import type { UserRecord } from 'firebase-admin/auth';
import { ignoreUserNotFound, normalizeEmail, profileOf } from './authRecord';

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('ignores that an account does not exist any more, and rethrows any other error', async () => {
  await expect(ignoreUserNotFound(failing('auth/user-not-found'))).resolves.toBeUndefined();
  await expect(ignoreUserNotFound(failing('auth/internal-error'))).rejects.toThrow('auth/internal-error');
  await expect(ignoreUserNotFound(Promise.reject(new Error('no code')))).rejects.toThrow('no code');
});

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  [undefined, ''],
])('normalizes the email address %p to %p', (written, address) => {
  expect(normalizeEmail(written)).toBe(address);
});

test('a profile copies the account and adds the search key of its name', () => {
  const account = {
    email: 'Ada@Example.com',
    displayName: 'Ada Lovelace',
    photoURL: 'https://lh3.googleusercontent.com/a',
  } as UserRecord;
  expect(profileOf(account)).toEqual({
    email: 'ada@example.com',
    displayName: 'Ada Lovelace',
    nameKey: 'ada lovelace',
    photoURL: 'https://lh3.googleusercontent.com/a',
  });
  expect(profileOf({} as UserRecord)).toEqual({ email: '', displayName: null, nameKey: '', photoURL: null });
});
