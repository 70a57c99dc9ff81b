import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import { actionsOn, userOf } from '../support/accounts';
import { call, change, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';
import { mailsTo } from '../support/waitlist';

afterAll(closeAdmin);

const subjectsTo = async (email: string) =>
  (await mailsTo(email).get()).docs.map((doc) => doc.data().message.subject);

/** The emails to admins about the requests of one user. */
async function mailsAbout({ uid }: SignedIn) {
  const mails = await db.collection(paths.mails).get();
  const path = pathTo('adminUser', { uid });
  return mails.docs.map((doc) => doc.data()).filter(({ message }) => message.text.includes(path));
}

it('emails the admins about a request once, and the user when it is granted', async () => {
  const [admin, person] = [await signUpAdmin(), await signUp()];
  await call('requestPlan', { plan: 'pro' }, person);
  await call('requestPlan', { plan: 'pro' }, person);
  expect(await userOf(person.uid)).toMatchObject({ plan: 'free', planRequest: { plan: 'pro' } });
  const mails = await mailsAbout(person);
  expect(new Set(mails.map(({ to }) => to[0])).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails[0]?.message.subject).toBe('Request for the Pro plan');

  await call('setPlan', { uid: person.uid, plan: 'pro', limits: {} }, admin);
  expect(await userOf(person.uid)).toMatchObject({ plan: 'pro', planRequest: null });
  expect(await subjectsTo(person.email)).toContain('You now have the Pro plan');
});

it('keeps a request while an admin changes other limits', async () => {
  const [admin, person] = [await signUpAdmin(), await signUp()];
  await call('requestPlan', { plan: 'team' }, person);
  await call('setPlan', { uid: person.uid, plan: 'pro', limits: { schedules: 3 } }, admin);
  expect(await userOf(person.uid)).toMatchObject({ plan: 'pro', planRequest: { plan: 'team' } });
  expect(await subjectsTo(person.email)).not.toContain('You now have the Pro plan');
});

it('declines a request, records it, and tells the user', async () => {
  const [admin, person] = [await signUpAdmin(), await signUp()];
  await call('requestPlan', { plan: 'team' }, person);
  await call('declinePlanRequest', { uid: person.uid }, admin);
  await call('declinePlanRequest', { uid: person.uid }, admin);
  expect(await userOf(person.uid)).toMatchObject({ plan: 'free', planRequest: null });
  const declined = (await actionsOn(person.uid)).filter(({ action }) => action === 'user.plan-declined');
  expect(declined.map(({ before }) => before)).toEqual([{ request: 'team' }]);
  const subject = 'Your request for the Team plan was declined';
  expect((await subjectsTo(person.email)).filter((sent) => sent === subject)).toHaveLength(1);
});

it('withdraws a request without an email', async () => {
  const person = await signUp();
  await call('requestPlan', { plan: 'team' }, person);
  const before = await mailsAbout(person);
  await call('requestPlan', { plan: null }, person);
  expect(await userOf(person.uid)).toMatchObject({ plan: 'free', planRequest: null });
  expect(await mailsAbout(person)).toHaveLength(before.length);
});

it('rejects a plan that isn’t larger', async () => {
  const person = await signUp();
  await change(paths.user(person.uid), { plan: 'team' });
  for (const plan of ['free', 'pro', 'team']) {
    await expect(call('requestPlan', { plan }, person)).rejects.toMatchObject({ code: 'plan-not-larger' });
  }
  expect(await userOf(person.uid)).not.toHaveProperty('planRequest');
});
