import type { UserRecord } from 'firebase-admin/auth';
import { ignoreUserNotFound, normalizeEmail, profileOf } from './authRecord';

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('an account that was deleted meanwhile is no error, any other failure is', async () => {
  await expect(ignoreUserNotFound(failing('auth/user-not-found'))).resolves.toBeUndefined();
  await expect(ignoreUserNotFound(failing('auth/internal-error'))).rejects.toThrow('auth/internal-error');
  await expect(ignoreUserNotFound(Promise.reject(new Error('no code')))).rejects.toThrow('no code');
});

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  [undefined, ''],
])('%p is the email address %p', (written, address) => {
  expect(normalizeEmail(written)).toBe(address);
});

test('a profile repeats the account, with the key by which its name is found', () => {
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
