import { internalPaths, paths } from '#domain/collections';
import type { WaitlistPlaceResult } from '#domain/operations';
import { setSignUps } from '../support/accessMode';
import {
  call,
  closeAdmin,
  confirmEmail,
  createAccount,
  db,
  freshAddress,
  type SignedIn,
  signUpAdmin,
} from '../support/stack';
import {
  codeIn,
  entryOf,
  joinByForm,
  joinByScript,
  mailsTo,
  nextVisitor,
  send,
  ticketIn,
  waiting,
} from '../support/waitlist';

let _admin: SignedIn;

beforeAll(async () => {
  _admin = await signUpAdmin();
});
beforeEach(async () => {
  await setSignUps('waitlist');
  for (const { ref } of (await db.collection(paths.waitlist).get()).docs) await ref.delete();
});
afterAll(() => setSignUps('open'));
afterAll(closeAdmin);

describe('joining the waitlist', () => {
  it('works with a script and with a plain form', async () => {
    const [one, two] = [freshAddress('script'), freshAddress('form')];
    expect(await joinByScript({ email: one })).toEqual({ status: 200, location: null, body: '{}' });
    expect(await joinByForm({ email: ` ${two.toUpperCase()} `, website: '' })).toMatchObject({
      status: 303,
      location: '/waitlist/joined',
    });
    for (const email of [one, two]) {
      expect(await entryOf(email)).toMatchObject({ state: 'waiting', uid: null });
      expect((await mailsTo(email).get()).docs.map((doc) => doc.data())).toMatchObject([
        {
          message: {
            subject: 'You’re on the Plumbline waitlist',
            text: expect.stringContaining('/waitlist?ticket='),
          },
        },
      ]);
    }
  });

  it('responds to a known address as to a new one, and keeps its place', async () => {
    const email = freshAddress('twice');
    const first = await joinByScript({ email });
    const before = await entryOf(email);
    expect(await joinByScript({ email })).toEqual(first);
    expect(await entryOf(email)).toEqual(before);
    const person = await createAccount(freshAddress('inside'));
    await setSignUps('open');
    await confirmEmail(person);
    await call('startSession', {}, person);
    expect(await joinByScript({ email: person.email })).toEqual(first);
    expect(await entryOf(person.email)).toBeUndefined();
    const [mail] = (await mailsTo(person.email).get()).docs;
    expect(mail?.data().message.subject).toBe('You already have a Plumbline account');
  });

  it('accepts an address that another account has not verified', async () => {
    const person = await createAccount(freshAddress('claimed'));
    await setSignUps('open');
    await call('startSession', {}, person);
    await joinByScript({ email: person.email });
    expect(await entryOf(person.email)).toMatchObject({ state: 'waiting', uid: null });
    const [mail] = (await mailsTo(person.email).get()).docs;
    expect(mail?.data().message.subject).toBe('You’re on the Plumbline waitlist');
  });

  it('ignores a bot that fills in every field', async () => {
    const email = freshAddress('robot');
    expect(await joinByScript({ email, website: 'https://spam.example' })).toMatchObject({ status: 200 });
    expect(await joinByForm({ email, website: 'https://spam.example' })).toMatchObject({
      location: '/waitlist/joined',
    });
    expect(await entryOf(email)).toBeUndefined();
    expect((await mailsTo(email).get()).empty).toBe(true);
  });

  it.each([
    ['an invalid email address', { email: 'nobody' }],
    ['nothing', {}],
    ['an unknown field', { email: 'a@example.test', state: 'approved' }],
  ])('rejects %s', async (_, form) => {
    const answer = await joinByScript(form);
    expect(answer.status).toBe(400);
    expect(codeIn(answer)).toBe('invalid-argument');
    expect(await joinByForm(form as Record<string, string>)).toMatchObject({
      status: 303,
      location: '/waitlist?problem=invalid-argument#invalid-argument',
    });
  });

  it('accepts only POST', async () => {
    expect((await send('', 'text/plain', nextVisitor(), 'GET')).status).toBe(405);
  });

  it('is limited per email address and day', async () => {
    const email = freshAddress('eager');
    for (let turn = 0; turn < 5; turn += 1) expect((await joinByScript({ email })).status).toBe(200);
    const answer = await joinByScript({ email });
    expect(answer.status).toBe(429);
    expect(codeIn(answer)).toBe('slow-down');
    expect((await mailsTo(email).get()).size).toBe(5);
  });

  it('is limited per IP address and hour, without storing the address', async () => {
    const ip = nextVisitor();
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await joinByScript({ email: freshAddress('crowd') }, ip)).status).toBe(200);
    }
    expect(await joinByForm({ email: freshAddress('crowd') }, ip)).toMatchObject({
      location: '/waitlist?problem=slow-down#slow-down',
    });
    for (const doc of (await db.collection(internalPaths.rateLimits).get()).docs) {
      expect(`${doc.id} ${JSON.stringify(doc.data())}`).not.toContain(ip);
    }
  });
});

describe('forged addresses in a direct call', () => {
  const limits = db.collection(internalPaths.rateLimits);
  const idsFrom = async (prefix: string) =>
    (await limits.get()).docs.map(({ id }) => id).filter((id) => id.startsWith(prefix));

  it('do not lift the limit of the connected host', async () => {
    await joinByScript({ email: freshAddress('first') });
    const [peer = ''] = await idsFrom('joinWaitlist peer ');
    expect(await idsFrom('joinWaitlist peer ')).toHaveLength(1);
    await limits.doc(peer).update({ count: 600 });
    expect(codeIn(await joinByScript({ email: freshAddress('forged') }))).toBe('slow-down');
    await limits.doc(peer).delete();
  });

  it('do not use up the limit of another visitor', async () => {
    const victim = nextVisitor();
    const form = () => JSON.stringify({ email: freshAddress('claimed') });
    for (let turn = 0; turn < 30; turn += 1) await send(form(), 'application/json', victim);
    expect(codeIn(await send(form(), 'application/json', victim))).toBe('slow-down');
    expect((await send(form(), 'application/json', victim, 'POST', '198.51.100.9')).status).toBe(200);
  });

  it('do not lift the hourly limit of everyone', async () => {
    await joinByScript({ email: freshAddress('first') });
    const [everyone = ''] = await idsFrom('joinWaitlist everyone ');
    await limits.doc(everyone).update({ count: 2_000 });
    expect(codeIn(await joinByScript({ email: freshAddress('late') }))).toBe('slow-down');
    await limits.doc(everyone).delete();
  });
});

describe('a place on the waitlist', () => {
  it('is shown only for the ticket of the email', async () => {
    const [, , third] = await waiting(3);
    const [mail] = (await mailsTo(String(third?.email)).get()).docs;
    const ticket = ticketIn(mail?.data().message.text);
    expect(await call('waitlistPlace', { ticket })).toMatchObject({ state: 'waiting', place: 3 });
    await expect(call('waitlistPlace', { ticket: 'A'.repeat(27) })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(call('waitlistPlace', {})).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
  });

  it('is shown to its signed-in user', async () => {
    await waiting(2);
    const person = await createAccount(freshAddress('third'));
    await call('startSession', {}, person);
    expect(await call<WaitlistPlaceResult>('waitlistPlace', {}, person)).toMatchObject({
      state: 'waiting',
      place: 3,
      confirmEmail: false,
    });
  });
});
