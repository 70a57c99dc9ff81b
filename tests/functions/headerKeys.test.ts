import { randomUUID } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/https';
import functionsTest from 'firebase-functions-test';
import * as v from 'valibot';
import { paths } from '#domain/collections';
import { jobInputSchema } from '#domain/jobInput';
import * as deployed from '#functions/index';
import { readInput, reencryptHeaders } from '#functions/jobs/headers';
import { runSlice } from '#functions/jobs/runSlice';
import { createJob } from '#functions/jobs/submit';
import { refs } from '#functions/platform/firestore';
import { runDue } from '#functions/schedules/runDue';
import { newHeaderKey } from '#scripts/local/storedState';
import { documentsWithSecret, headerSecretOf } from '../support/headerSecrets';
import { ago, createSchedule, scheduleOf } from '../support/schedules';
import { call, change, closeAdmin, projectId, type SignedIn, signUp } from '../support/stack';

// The functions run in this process, so that each test can use other keys than the stack.
const { wrap, cleanup } = functionsTest({ projectId });
const given = { ...process.env };
const withKeys = (...keys: readonly string[]) => {
  process.env.HEADER_KEYS = keys.join(' ');
};
const keyOf = (name: string) => newHeaderKey().replace('local', name);

afterEach(() => {
  process.env = { ...given };
});
afterAll(async () => {
  cleanup();
  await closeAdmin();
});

const url = 'http://127.0.0.1:9/';
const secret = `key-${randomUUID()}`;
const input = { url, headers: { 'X-Key': secret } };

const record = (person: SignedIn) =>
  createJob({ input: v.parse(jobInputSchema, input), idempotencyKey: randomUUID() }, person);

describe('a job whose headers can’t be decrypted', () => {
  it.each([
    ['is missing', ''],
    ['is another one', keyOf('first')],
    ['has another name', keyOf('second')],
  ])('fails with a message when the key %s, and loses its headers', async (_, keys) => {
    const person = await signUp();
    withKeys(keyOf('first'));
    const jobId = await record(person);
    expect(await documentsWithSecret(secret)).toEqual([]);
    withKeys(keys);
    await runSlice({ jobId, slice: 1 });
    expect((await refs.job(jobId).get()).data()).toMatchObject({
      state: 'failed',
      failure: {
        code: 'headers-unreadable',
        retryable: false,
        message: expect.stringContaining('enter the headers again'),
      },
    });
    expect(await headerSecretOf('jobs', jobId)).toBeUndefined();
  });
});

describe('without a key', () => {
  const submit = (person: SignedIn, asked: object) => {
    const request = {
      data: { input: asked, idempotencyKey: randomUUID() },
      auth: {
        uid: person.uid,
        token: {
          uid: person.uid,
          auth_time: Date.now() / 1_000,
          firebase: { sign_in_provider: 'password' },
        },
      },
      rawRequest: { headers: {}, socket: { remoteAddress: '127.0.0.1' }, get: () => undefined },
    };
    return wrap(deployed.submitJob)(request as unknown as CallableRequest<unknown>);
  };

  it('rejects a submission with headers with a message, and accepts one without', async () => {
    const person = await signUp();
    withKeys();
    await expect(submit(person, input)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { code: 'headers-unavailable' },
      message: expect.stringContaining('without headers'),
    });
    expect(await submit(person, { url })).toMatchObject({ jobId: expect.any(String) });
  });
});

describe('a schedule', () => {
  it('has its headers re-encrypted after a rotation, so that the old key can be removed', async () => {
    const person = await signUp();
    const [first, second] = [keyOf('first'), keyOf('second')];
    const id = await createSchedule(url, person);
    await change(paths.schedule(id), { 'input.headers': { 'X-Key': secret } });
    withKeys(first);
    await reencryptHeaders(await stored(id));
    expect(await documentsWithSecret(secret)).toEqual([]);
    expect(await headerSecretOf('schedules', id)).toMatchObject({ keyId: 'first', ownerUid: person.uid });
    const before = (await stored(id)).input;
    expect(before).not.toHaveProperty('headers');

    withKeys(second, first);
    await reencryptHeaders(await stored(id));
    withKeys(second);
    const after = (await stored(id)).input;
    expect(await readInput(refs.schedule(id), after)).toMatchObject({ headers: { 'X-Key': secret } });
    expect(after.secretHeaders?.names).toEqual(['X-Key']);
    expect(after.secretHeaders?.mark).not.toBe(before.secretHeaders?.mark);
  });

  it('with unencrypted headers has them encrypted by any change', async () => {
    const person = await signUp();
    const id = await createSchedule(url, person);
    await change(paths.schedule(id), { 'input.headers': { 'X-Key': secret } });
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    expect(await documentsWithSecret(secret)).toEqual([]);
    expect((await stored(id)).input.secretHeaders?.names).toEqual(['X-Key']);
    expect(await headerSecretOf('schedules', id)).toBeDefined();
  });

  it('whose headers can’t be decrypted shows the problem after an hour', async () => {
    const id = await createSchedule(url, await signUp(), { input });
    withKeys(keyOf('first'));
    await change(paths.schedule(id), { nextRunAt: ago(1_000), delayedSince: ago(3_700_000) });
    await expect(runDue(new Date())).rejects.toThrow();
    expect(await stored(id)).toMatchObject({
      lastJobId: null,
      delayedSince: null,
      problem: expect.stringContaining('request headers'),
    });
    expect(await headerSecretOf('schedules', id)).toBeDefined();
  });
});

async function stored(id: string) {
  const schedule = await scheduleOf(id);
  if (!schedule) throw new Error(`There is no schedule ${id}.`);
  return schedule;
}
