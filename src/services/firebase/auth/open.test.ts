import { guardSession, sessionFailureOf } from './open';

const refusal = (message: string) => ({ error: { code: 400, message } });

test.each([
  ['TOKEN_EXPIRED', 'session-ended'],
  ['USER_NOT_FOUND', 'session-ended'],
  ['INVALID_REFRESH_TOKEN', 'session-ended'],
  ['INVALID_ID_TOKEN', 'session-ended'],
  ['USER_DISABLED', 'auth/user-disabled'],
  ['USER_DISABLED : The account is disabled.', 'auth/user-disabled'],
  ['UNAVAILABLE', 'temporary'],
  ['QUOTA_EXCEEDED : Try again later.', 'temporary'],
  ['API key not valid.', 'temporary'],
])('interprets %s as %s', (message, failure) => {
  expect(sessionFailureOf(refusal(message))).toBe(failure);
});

test('treats a response without an error code as temporary', () => {
  expect(sessionFailureOf(undefined)).toBe('temporary');
  expect(sessionFailureOf({ error: 'TOKEN_EXPIRED' })).toBe('temporary');
});

const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const lookup = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const answers = (body: string, status: number) => async () => new Response(body, { status });

test.each([token, lookup])('turns a service failure into a network failure: %s', async (url) => {
  const onEnd = jest.fn();
  const guarded = guardSession(answers('<html>Service Unavailable', 503), onEnd);
  await expect(guarded(url)).rejects.toThrow(TypeError);
  expect(onEnd).not.toHaveBeenCalled();
});

test('reports why a session ended and makes the SDK end it', async () => {
  const onEnd = jest.fn();
  const body = JSON.stringify(refusal('USER_NOT_FOUND'));
  const response = await guardSession(answers(body, 400), onEnd)(token);
  expect(onEnd).toHaveBeenCalledWith('session-ended');
  expect(await response.json()).toEqual(refusal('TOKEN_EXPIRED'));
});

test('leaves every other request alone', async () => {
  const onEnd = jest.fn();
  const sent = answers(JSON.stringify(refusal('USER_DISABLED')), 400);
  const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  expect(await (await guardSession(sent, onEnd)(signIn)).json()).toEqual(refusal('USER_DISABLED'));
  expect((await guardSession(answers('', 503), onEnd)('https://example.com/')).status).toBe(503);
  expect((await guardSession(answers('{}', 200), onEnd)(token)).ok).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});
