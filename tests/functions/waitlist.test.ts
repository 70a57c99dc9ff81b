import { randomUUID } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import type { DecideWaitlistResult, WaitlistPlaceResult } from '../../src/domain/operations';
import { setSignUps } from '../support/accessMode';
import { queryWhen } from '../support/eventually';
import {
  auth,
  call,
  change,
  closeAdmin,
  confirmEmail,
  createAccount,
  db,
  freshAddress,
  functionUrl,
  type SignedIn,
  signIn,
  signUpAdmin,
} from '../support/stack';

let admin: SignedIn;

beforeAll(async () => {
  admin = await signUpAdmin();
});
beforeEach(async () => {
  await setSignUps('waitlist');
  for (const { ref } of (await db.collection('waitlist').get()).docs) await ref.delete();
});
afterAll(() => setSignUps('open'));
afterAll(closeAdmin);

let visitors = 0;
/** An address in a /64 network of its own, in this run of the tests and any other. */
function nextVisitor(): string {
  visitors += 1;
  const run = (Date.now() % 65_536).toString(16);
  return `2001:db8:${run}:${visitors.toString(16)}::1`;
}

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

async function send(body: string, type: string, ip: string, method = 'POST'): Promise<Answer> {
  const response = await fetch(functionUrl('joinWaitlist'), {
    method,
    headers: { 'content-type': type, 'fastly-client-ip': ip },
    redirect: 'manual',
    ...(method === 'POST' && { body }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
  };
}

const joinByScript = (form: object, ip = nextVisitor()) => send(JSON.stringify(form), 'application/json', ip);
const joinByForm = (form: Record<string, string>, ip = nextVisitor()) =>
  send(new URLSearchParams(form).toString(), 'application/x-www-form-urlencoded', ip);

const mailsTo = (email: string) => db.collection('mail').where('to', 'array-contains', email);
const entryOf = async (email: string) =>
  (await db.collection('waitlist').where('email', '==', email).get()).docs[0]?.data();
const ticketIn = (text: string) => /\?ticket=([\w-]{27})/.exec(text)?.[1];
const codeIn = ({ body }: Answer) => JSON.parse(body).error.code;

/** So many people in line, the first first. */
async function waiting(count: number): Promise<{ id: string; email: string }[]> {
  const people = [];
  for (let n = 0; n < count; n += 1) {
    const email = freshAddress('waiting');
    await joinByScript({ email });
    const entry = await entryOf(email);
    people.push({ id: String(entry?.id), email });
  }
  return people;
}

describe('joining', () => {
  it('by a script and by a plain form', async () => {
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
            subject: 'You are on Plumbline’s waitlist',
            text: expect.stringContaining('/waitlist?ticket='),
          },
        },
      ]);
    }
  });

  it('answers for a known address as for a new one, and keeps its place', async () => {
    const email = freshAddress('twice');
    const first = await joinByScript({ email });
    const before = await entryOf(email);
    expect(await joinByScript({ email })).toEqual(first);
    expect(await entryOf(email)).toEqual(before);
    const person = await createAccount(freshAddress('inside'));
    await setSignUps('open');
    await call('startSession', {}, person);
    expect(await joinByScript({ email: person.email })).toEqual(first);
    expect(await entryOf(person.email)).toBeUndefined();
    const [mail] = (await mailsTo(person.email).get()).docs;
    expect(mail?.data().message.subject).toBe('You already have a Plumbline account');
  });

  it('believes no program that fills in every field', async () => {
    const email = freshAddress('robot');
    expect(await joinByScript({ email, website: 'https://spam.example' })).toMatchObject({ status: 200 });
    expect(await joinByForm({ email, website: 'https://spam.example' })).toMatchObject({
      location: '/waitlist/joined',
    });
    expect(await entryOf(email)).toBeUndefined();
    expect((await mailsTo(email).get()).empty).toBe(true);
  });

  it.each([
    ['what is no address', { email: 'nobody' }],
    ['nothing', {}],
    ['a field nobody knows', { email: 'a@example.test', state: 'approved' }],
  ])('refuses %s', async (_, form) => {
    const answer = await joinByScript(form);
    expect(answer.status).toBe(400);
    expect(codeIn(answer)).toBe('invalid-argument');
    expect(await joinByForm(form as Record<string, string>)).toMatchObject({
      status: 303,
      location: '/waitlist?problem=invalid-argument#invalid-argument',
    });
  });

  it('takes posts only', async () => {
    expect((await send('', 'text/plain', nextVisitor(), 'GET')).status).toBe(405);
  });

  it('an address a few times a day', async () => {
    const email = freshAddress('eager');
    for (let turn = 0; turn < 5; turn += 1) expect((await joinByScript({ email })).status).toBe(200);
    const answer = await joinByScript({ email });
    expect(answer.status).toBe(429);
    expect(codeIn(answer)).toBe('slow-down');
    expect((await mailsTo(email).get()).size).toBe(5);
  });

  it('from one place a few times an hour, without keeping where that is', async () => {
    const ip = nextVisitor();
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await joinByScript({ email: freshAddress('crowd') }, ip)).status).toBe(200);
    }
    expect(await joinByForm({ email: freshAddress('crowd') }, ip)).toMatchObject({
      location: '/waitlist?problem=slow-down#slow-down',
    });
    for (const doc of (await db.collection('rateLimits').get()).docs) {
      expect(`${doc.id} ${JSON.stringify(doc.data())}`).not.toContain(ip);
    }
  });
});

describe('what a direct call can’t make up', () => {
  const limits = db.collection('rateLimits');
  const idsFrom = async (prefix: string) =>
    (await limits.get()).docs.map(({ id }) => id).filter((id) => id.startsWith(prefix));

  it('is the host that connects: it has a limit, whatever address it claims', async () => {
    await joinByScript({ email: freshAddress('first') });
    const [peer = ''] = await idsFrom('joinWaitlist peer ');
    expect(await idsFrom('joinWaitlist peer ')).toHaveLength(1);
    await limits.doc(peer).update({ count: 600 });
    expect(codeIn(await joinByScript({ email: freshAddress('forged') }))).toBe('slow-down');
    await limits.doc(peer).delete();
  });

  it('is the hour’s ceiling for everyone', async () => {
    await joinByScript({ email: freshAddress('first') });
    const [everyone = ''] = await idsFrom('joinWaitlist everyone ');
    await limits.doc(everyone).update({ count: 2_000 });
    expect(codeIn(await joinByScript({ email: freshAddress('late') }))).toBe('slow-down');
    await limits.doc(everyone).delete();
  });
});

describe('a place', () => {
  it('is told by the ticket of the mail, and by nothing else', async () => {
    const [, , third] = await waiting(3);
    const [mail] = (await mailsTo(String(third?.email)).get()).docs;
    const ticket = ticketIn(mail?.data().message.text);
    expect(await call('waitlistPlace', { ticket })).toMatchObject({ state: 'waiting', place: 3 });
    await expect(call('waitlistPlace', { ticket: 'A'.repeat(27) })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(call('waitlistPlace', {})).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
  });

  it('is a waiting person’s own', async () => {
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

describe('deciding', () => {
  const decide = (decision: 'approve' | 'decline', who: object, batchId: string = randomUUID()) =>
    call<DecideWaitlistResult>('decideWaitlist', { batchId, decision, who }, admin);
  const states = async (people: readonly { email: string }[]) =>
    Promise.all(people.map(async ({ email }) => (await entryOf(email))?.state));

  it('approves the first N, and nobody more when it is sent again', async () => {
    const people = await waiting(4);
    const batchId = randomUUID();
    const first = { by: 'first', count: 2 };
    expect(await decide('approve', first, batchId)).toEqual({ total: 2, done: 2 });
    expect(await decide('approve', first, batchId)).toEqual({ total: 2, done: 2 });
    expect(await states(people)).toEqual(['approved', 'approved', 'waiting', 'waiting']);
    const approvals = (await mailsTo(String(people[0]?.email)).get()).docs.filter((doc) =>
      doc.data().message.subject.startsWith('It is your turn'),
    );
    expect(approvals).toHaveLength(1);
  });

  it('goes on by itself when there are many', async () => {
    const joinedAt = new Date();
    const batch = db.batch();
    for (let n = 0; n < 60; n += 1) {
      const id = `many-${n}`;
      const email = `many-${n}@example.test`;
      batch.set(db.doc(`waitlist/${id}`), {
        id,
        email,
        state: 'waiting',
        joinedAt,
        decidedAt: null,
        uid: null,
        ticket: id,
      });
    }
    await batch.commit();
    const batchId = randomUUID();
    const answer = await decide('approve', { by: 'first', count: 55 }, batchId);
    expect(answer.total).toBe(55);
    expect(answer.done).toBeLessThan(55);
    const approved = db.collection('waitlist').where('state', '==', 'approved');
    await queryWhen(approved, (documents) => documents.length === 55);
    const whole = { total: 55, done: 55, ids: [] };
    const batches = db.collection('waitlistBatches').where(FieldPath.documentId(), '==', batchId);
    await queryWhen(batches, ([stored]) => stored?.done === 55);
    expect((await db.doc(`waitlistBatches/${batchId}`).get()).data()).toMatchObject(whole);
    const deeds = await db.collection('audit').where('actorUid', '==', admin.uid).get();
    const entries = deeds.docs
      .map((doc) => doc.data().after.entry)
      .filter((id) => String(id).startsWith('many-'));
    expect(new Set(entries).size).toBe(55);
    expect(entries).toHaveLength(55);
  });

  it('declines one, and can still approve them later', async () => {
    const [person] = await waiting(1);
    await decide('decline', { by: 'ids', ids: [person?.id] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['declined']);
    await decide('approve', { by: 'ids', ids: [person?.id, 'nobody'] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['approved']);
    await decide('decline', { by: 'ids', ids: [person?.id] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['approved']);
  });

  it('opens the account of somebody who waits', async () => {
    const fresh = await createAccount(freshAddress('waits'));
    await call('startSession', {}, fresh);
    const person = await signIn(fresh);
    await confirmEmail(person);
    const entry = await entryOf(person.email);
    await decide('approve', { by: 'ids', ids: [entry?.id] });
    expect((await db.doc(`users/${person.uid}`).get()).data()).toMatchObject({ state: 'active' });
    expect(await call('startSession', {}, person)).toEqual({ claims: {}, refresh: true });
  });

  it('opens no account whose address is not confirmed, until it is', async () => {
    const person = await createAccount(freshAddress('claims'));
    await call('startSession', {}, person);
    const entry = await entryOf(person.email);
    await decide('approve', { by: 'ids', ids: [entry?.id] });
    expect((await db.doc(`users/${person.uid}`).get()).data()).toMatchObject({ state: 'waitlisted' });
    expect(await call('waitlistPlace', {}, person)).toMatchObject({ state: 'approved', confirmEmail: true });
    await confirmEmail(person);
    await call('startSession', {}, person);
    expect((await db.doc(`users/${person.uid}`).get()).data()).toMatchObject({ state: 'active' });
  });

  it('gives the place of an address to nobody who only signs up with it', async () => {
    const [victim = { id: '', email: '' }] = await waiting(1);
    const attacker = await createAccount(victim.email);
    await call('startSession', {}, attacker);
    const place = db.doc(`waitlist/${victim.id}`);
    expect((await place.get()).data()).toMatchObject({ uid: null, state: 'waiting' });
    await decide('approve', { by: 'ids', ids: [victim.id] });
    await call('startSession', {}, attacker);
    expect((await db.doc(`users/${attacker.uid}`).get()).data()).toMatchObject({ state: 'waitlisted' });

    await confirmEmail(attacker);
    await call('startSession', {}, attacker);
    expect((await db.doc(`users/${attacker.uid}`).get()).data()).toMatchObject({ state: 'active' });
    const entries = await db.collection('waitlist').where('email', '==', victim.email).get();
    expect(entries.docs.map((doc) => doc.data())).toMatchObject([{ id: victim.id, uid: attacker.uid }]);
  });

  it('lets an approved address in when it signs up with the link of its mail', async () => {
    const [{ id, email } = { id: '', email: '' }] = await waiting(1);
    await decide('approve', { by: 'ids', ids: [id] });
    const mails = (await mailsTo(email).get()).docs.map((doc) => doc.data().message.text as string);
    const ticket = ticketIn(mails.find((text) => text.includes('/auth/signup')) ?? '');
    const person = await createAccount(email);
    expect(await call('startSession', { ticket }, person)).toEqual({ claims: {}, refresh: true });
    expect(await auth.getUser(person.uid)).toMatchObject({ email, emailVerified: true });
  });

  it('stops when the admin loses the role', async () => {
    const people = await waiting(1);
    const former = await signUpAdmin();
    await change(`users/${former.uid}`, { admin: false });
    const request = { batchId: randomUUID(), decision: 'approve', who: { by: 'first', count: 1 } };
    await expect(call('decideWaitlist', request, former)).rejects.toMatchObject({ code: 'not-admin' });
    expect(await states(people)).toEqual(['waiting']);
  });
});
