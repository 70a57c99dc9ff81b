import type { AuditFacts } from '#domain/auditLog';
import type { SetAdminRequest, SetPlanRequest, SetUserStateRequest } from '#domain/operations';
import { isLargerPlan, type LimitOverrides, type PlanId } from '#domain/plans';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { currentOutbox, queueEmail, verifiedEmail } from '#functions/platform/email';
import { db, refs } from '#functions/platform/firestore';
import { syncClaims } from '../authRecord';
import { sendGrant } from '../planRequests';
import { endViewsOf } from '../views';
import { approvedEmail } from '../waitlist/emails';
import { entryOf, newAccountEntry } from '../waitlist/entry';
import { requireActingAdmin, requireOtherUser, requireTarget } from './actor';

/** Activates, blocks or waitlists an account, and updates its waitlist entry. */
export async function setUserState(request: SetUserStateRequest, caller: Caller): Promise<object> {
  const { uid, state } = request;
  const reason = request.state === 'blocked' ? request.reason : null;
  await db.runTransaction(async (tx) => {
    const now = new Date();
    if (state !== 'active') requireOtherUser(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (user.state === state && user.blockedReason === reason) return;
    const entry = await entryOf(tx, uid);
    const address = await verifiedEmail(uid, user.email);
    const outbox = await currentOutbox();

    tx.update(refs.user(uid), { state, blockedReason: reason, updatedAt: now });
    if (state === 'waitlisted') {
      const waiting = entry ?? newAccountEntry(user, now);
      tx.set(refs.waitlistEntry(waiting.id), { ...waiting, uid, state: 'waiting', decidedAt: null });
    }
    if (state === 'active' && entry && entry.state !== 'approved') {
      tx.update(refs.waitlistEntry(entry.id), { uid, state: 'approved', decidedAt: now });
      if (user.state === 'waitlisted' && address)
        queueEmail(tx, outbox, address, approvedEmail({ ...entry, uid }), now);
    }
    const facts = { before: { state: user.state }, after: { state }, reason };
    recordAction(tx, { actorUid: caller.uid, action: 'user.state', targetUid: uid, ...facts }, now);
  });
  if (state !== 'active') await endViewsOf(uid);
  await syncClaims(uid);
  return {};
}

export async function setAdmin({ uid, admin }: SetAdminRequest, caller: Caller): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    if (!admin) requireOtherUser(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (user.admin === admin) return;
    tx.update(refs.user(uid), { admin, updatedAt: now });
    const facts = { before: { admin: user.admin }, after: { admin } };
    recordAction(tx, { actorUid: caller.uid, action: 'user.admin', targetUid: uid, ...facts }, now);
  });
  await endViewsOf(uid);
  await syncClaims(uid);
  return {};
}

/** Sets the plan and all overrides of its limits. A limit without an override follows the plan. */
export async function setPlan({ uid, plan, limits }: SetPlanRequest, caller: Caller): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    const requested = user.planRequest?.plan;
    const granted = requested !== undefined && !isLargerPlan(requested, plan);
    if (granted) await sendGrant(tx, user, plan, now);
    tx.update(refs.user(uid), { plan, limits, updatedAt: now, ...(granted && { planRequest: null }) });
    const facts = { before: planFacts(user), after: planFacts({ plan, limits }) };
    recordAction(tx, { actorUid: caller.uid, action: 'user.plan', targetUid: uid, ...facts }, now);
  });
  return {};
}

/** Flattens a plan and its overrides for the audit log. */
export function planFacts({ plan, limits }: { plan: PlanId; limits: LimitOverrides }): AuditFacts {
  return { plan, ...limits };
}
