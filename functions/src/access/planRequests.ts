import type { Transaction } from 'firebase-admin/firestore';
import type { DeclinePlanRequestRequest, RequestPlanRequest } from '#domain/operations';
import { isLargerPlan, type PlanId, plans } from '#domain/plans';
import { pathTo } from '#domain/routes';
import type { User } from '#domain/user';
import { recordAction } from '../platform/auditLog';
import type { Caller, SignedIn } from '../platform/caller';
import { currentOutbox, type EmailContent, queueEmail, verifiedEmail } from '../platform/email';
import { environment } from '../platform/environment';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { requireActingAdmin, requireTarget } from './admin/actor';

/** The most admins, by seniority, who get an email about one request. */
const maxRecipients = 20;

/**
 * Stores or withdraws the caller's request for a larger plan. The admins get an email about a new one.
 * @throws HttpsError `plan-not-larger`
 */
export async function requestPlan({ plan }: RequestPlanRequest, { uid }: SignedIn): Promise<object> {
  const recipients = plan === null ? [] : await adminAddresses();
  const outbox = await currentOutbox();
  await db.runTransaction(async (tx) => {
    const user = await requireTarget(tx, uid);
    if ((user.planRequest?.plan ?? null) === plan) return;
    if (plan !== null && !isLargerPlan(plan, user.plan)) throw refusal('plan-not-larger');
    const now = new Date();
    tx.update(refs.user(uid), { planRequest: plan && { plan, at: now }, updatedAt: now });
    if (plan)
      for (const address of recipients) queueEmail(tx, outbox, address, requestedEmail(user, plan), now);
  });
  return {};
}

async function adminAddresses(): Promise<string[]> {
  const admins = await refs.users.where('admin', '==', true).orderBy('createdAt').limit(maxRecipients).get();
  const addresses = await Promise.all(
    admins.docs.map((doc) => doc.data()).map(({ uid, email }) => verifiedEmail(uid, email)),
  );
  return addresses.filter((address) => address !== null);
}

/** Removes a request without changing the plan, and tells the user by email. */
export async function declinePlanRequest(
  { uid }: DeclinePlanRequestRequest,
  caller: Caller,
): Promise<object> {
  const outbox = await currentOutbox();
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (!user.planRequest) return;
    const { plan } = user.planRequest;
    const address = await verifiedEmail(uid, user.email);
    tx.update(refs.user(uid), { planRequest: null, updatedAt: now });
    if (address) queueEmail(tx, outbox, address, declinedEmail(plan, user.plan), now);
    const facts = { before: { request: plan }, after: { request: null } };
    recordAction(tx, { actorUid: caller.uid, action: 'user.plan-declined', targetUid: uid, ...facts }, now);
  });
  return {};
}

/** Queues the email about a granted request. */
export async function sendGrant(tx: Transaction, { uid, email }: User, plan: PlanId, now: Date) {
  const address = await verifiedEmail(uid, email);
  if (address) queueEmail(tx, await currentOutbox(), address, grantedEmail(plan), now);
}

const urlOf = (path: string) => `${environment.siteUrl}${path}`;

export function requestedEmail(user: User, requested: PlanId): EmailContent {
  const { name } = plans[requested];
  return {
    subject: `Request for the ${name} plan`,
    paragraphs: [
      `${user.email || user.uid} has the ${plans[user.plan].name} plan and requests ${name}.`,
      'Agree on the payment with them, then grant or decline the request.',
    ],
    link: { words: 'Review the request', url: urlOf(pathTo('adminUser', { uid: user.uid })) },
  };
}

export function grantedEmail(plan: PlanId): EmailContent {
  return {
    subject: `You now have the ${plans[plan].name} plan`,
    paragraphs: ['Its limits apply from your next job.'],
    link: { words: 'See your limits', url: urlOf(`${pathTo('settings')}#usage`) },
  };
}

export function declinedEmail(requested: PlanId, present: PlanId): EmailContent {
  return {
    subject: `Your request for the ${plans[requested].name} plan was declined`,
    paragraphs: [
      `You still have the ${plans[present].name} plan, and nothing else has changed.`,
      'If you have a question about this, write to the operator of the site.',
    ],
    link: { words: 'Contact the operator', url: urlOf(pathTo('contact')) },
  };
}
