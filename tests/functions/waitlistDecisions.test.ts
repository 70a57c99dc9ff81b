import { randomUUID } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import type { DecideWaitlistResult } from '#domain/operations';
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
  type SignedIn,
  signIn,
  signUpAdmin,
} from '../support/stack';
import { entryOf, mailsTo, ticketIn, waiting } from '../support/waitlist';

let admin: SignedIn;

beforeAll(async () => {
  admin = await signUpAdmin();
});
beforeEach(async () => {
  await setSignUps('waitlist');
  for (const { ref } of (await db.collection(paths.waitlist).get()).docs) await ref.delete();
});
afterAll(() => setSignUps('open'));
afterAll(closeAdmin);

describe('deciding about the waitlist', () => {
  const decide = (decision: 'approve' | 'decline', who: object, batchId: string = randomUUID()) =>
    call<DecideWaitlistResult>('decideWaitlist', { batchId, decision, who }, admin);
  const states = async (people: readonly { email: string }[]) =>
    Promise.all(people.map(async ({ email }) => (await entryOf(email))?.state));

  it('approves the first N, and no more for a repeated request', async () => {
    const people = await waiting(4);
    const batchId = randomUUID();
    const first = { by: 'first', count: 2 };
    expect(await decide('approve', first, batchId)).toEqual({ total: 2, done: 2 });
    expect(await decide('approve', first, batchId)).toEqual({ total: 2, done: 2 });
    expect(await states(people)).toEqual(['approved', 'approved', 'waiting', 'waiting']);
    const approvals = (await mailsTo(String(people[0]?.email)).get()).docs.filter((doc) =>
      doc.data().message.subject.startsWith('You now have access'),
    );
    expect(approvals).toHaveLength(1);
  });

  it('continues in the background when there are many', async () => {
    const joinedAt = new Date();
    const batch = db.batch();
    for (let n = 0; n < 60; n += 1) {
      const id = `many-${n}`;
      const email = `many-${n}@example.test`;
      batch.set(db.doc(paths.waitlistEntry(id)), {
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
    const approved = db.collection(paths.waitlist).where('state', '==', 'approved');
    await queryWhen(approved, (documents) => documents.length === 55);
    const whole = { total: 55, done: 55, ids: [] };
    const batches = db.collection(paths.waitlistBatches).where(FieldPath.documentId(), '==', batchId);
    await queryWhen(batches, ([stored]) => stored?.done === 55);
    expect((await db.doc(paths.waitlistBatch(batchId)).get()).data()).toMatchObject(whole);
    const actions = await db.collection(paths.auditLog).where('actorUid', '==', admin.uid).get();
    const entries = actions.docs
      .map((doc) => doc.data().after.entry)
      .filter((id) => String(id).startsWith('many-'));
    expect(new Set(entries).size).toBe(55);
    expect(entries).toHaveLength(55);
  });

  it('declines an entry that can still be approved later', async () => {
    const [person] = await waiting(1);
    await decide('decline', { by: 'ids', ids: [person?.id] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['declined']);
    await decide('approve', { by: 'ids', ids: [person?.id, 'nobody'] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['approved']);
    await decide('decline', { by: 'ids', ids: [person?.id] });
    expect(await states([{ email: String(person?.email) }])).toEqual(['approved']);
  });

  it('activates a waitlisted account', async () => {
    const fresh = await createAccount(freshAddress('waits'));
    await call('startSession', {}, fresh);
    const person = await signIn(fresh);
    await confirmEmail(person);
    const entry = await entryOf(person.email);
    await decide('approve', { by: 'ids', ids: [entry?.id] });
    expect((await db.doc(paths.user(person.uid)).get()).data()).toMatchObject({ state: 'active' });
    expect(await call('startSession', {}, person)).toEqual({ claims: {}, refresh: true });
  });

  it('activates no account until its email address is verified', async () => {
    const person = await createAccount(freshAddress('claims'));
    await call('startSession', {}, person);
    const entry = await entryOf(person.email);
    await decide('approve', { by: 'ids', ids: [entry?.id] });
    expect((await db.doc(paths.user(person.uid)).get()).data()).toMatchObject({ state: 'waitlisted' });
    expect(await call('waitlistPlace', {}, person)).toMatchObject({ state: 'approved', confirmEmail: true });
    await confirmEmail(person);
    await call('startSession', {}, person);
    expect((await db.doc(paths.user(person.uid)).get()).data()).toMatchObject({ state: 'active' });
  });

  it.each(['before', 'after'])(
    'lets no user in who was approved with one email address and verified another %s that',
    async (when) => {
      const person = await createAccount(freshAddress('claims'));
      await call('startSession', {}, person);
      const entry = await entryOf(person.email);
      const own = freshAddress('own');
      const steps = [
        () => auth.updateUser(person.uid, { email: own, emailVerified: true }),
        () => decide('approve', { by: 'ids', ids: [entry?.id] }),
      ];
      for (const step of when === 'before' ? steps : steps.reverse()) await step();
      await call('startSession', {}, person);
      const userState = async () => (await db.doc(paths.user(person.uid)).get()).data()?.state;
      expect(await userState()).toBe('waitlisted');
      expect((await db.doc(paths.waitlistEntry(entry?.id)).get()).data()).toMatchObject({
        email: own,
        state: 'waiting',
        decidedAt: null,
      });
      await decide('approve', { by: 'ids', ids: [entry?.id] });
      expect(await userState()).toBe('active');
    },
  );

  it('keeps a declined entry declined after a change of email address', async () => {
    const person = await createAccount(freshAddress('declined'));
    await call('startSession', {}, person);
    const entry = await entryOf(person.email);
    await decide('decline', { by: 'ids', ids: [entry?.id] });
    await auth.updateUser(person.uid, { email: freshAddress('again'), emailVerified: true });
    await call('startSession', {}, person);
    expect((await db.doc(paths.waitlistEntry(entry?.id)).get()).data()).toMatchObject({ state: 'declined' });
  });

  it.each<[string, (person: SignedIn, entryId: string) => Promise<unknown>]>([
    ['its entry is approved', (_, id) => decide('approve', { by: 'ids', ids: [id] })],
    ['an admin lets the account in', ({ uid }) => call('setUserState', { uid, state: 'active' }, admin)],
  ])('emails an account only at a verified address when %s', async (_, letIn) => {
    const [claims, owns] = [
      await createAccount(freshAddress('claims')),
      await createAccount(freshAddress('owns')),
    ];
    await confirmEmail(owns);
    for (const person of [claims, owns]) {
      await call('startSession', {}, person);
      await letIn(person, String((await entryOf(person.email))?.id));
    }
    expect((await mailsTo(owns.email).get()).size).toBe(1);
    expect((await mailsTo(claims.email).get()).size).toBe(0);
  });

  it.each(['.', '..', '__all__', 'a/b', 'a/b/c', '\u0000', '\ud800'])(
    'refuses %j as the ID of an entry',
    async (id) => {
      const request = { batchId: randomUUID(), decision: 'approve', who: { by: 'ids', ids: [id] } };
      await expect(call('decideWaitlist', request, admin)).rejects.toMatchObject({
        status: 'INVALID_ARGUMENT',
      });
    },
  );

  it('does not give the entry of an address to an account that has not verified it', async () => {
    const [victim = { id: '', email: '' }] = await waiting(1);
    const attacker = await createAccount(victim.email);
    await call('startSession', {}, attacker);
    const place = db.doc(paths.waitlistEntry(victim.id));
    expect((await place.get()).data()).toMatchObject({ uid: null, state: 'waiting' });
    await decide('approve', { by: 'ids', ids: [victim.id] });
    await call('startSession', {}, attacker);
    expect((await db.doc(paths.user(attacker.uid)).get()).data()).toMatchObject({ state: 'waitlisted' });

    await confirmEmail(attacker);
    await call('startSession', {}, attacker);
    expect((await db.doc(paths.user(attacker.uid)).get()).data()).toMatchObject({ state: 'active' });
    const entries = await db.collection(paths.waitlist).where('email', '==', victim.email).get();
    expect(entries.docs.map((doc) => doc.data())).toMatchObject([{ id: victim.id, uid: attacker.uid }]);
  });

  it('activates an approved address that signs up with its emailed link', async () => {
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
    await change(paths.user(former.uid), { admin: false });
    const request = { batchId: randomUUID(), decision: 'approve', who: { by: 'first', count: 1 } };
    await expect(call('decideWaitlist', request, former)).rejects.toMatchObject({ code: 'not-admin' });
    expect(await states(people)).toEqual(['waiting']);
  });
});
