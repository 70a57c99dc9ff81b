import type { AuditFacts } from '#domain/auditLog';
import type { SetPlanRequest } from '#domain/operations';
import type { LimitOverrides, PlanId } from '#domain/plans';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { requireActingAdmin, requireTarget } from './actor';

/** Sets the plan and all overrides of its limits. A limit without an override follows the plan. */
export async function setPlan({ uid, plan, limits }: SetPlanRequest, caller: Caller): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    tx.update(paths.user(uid), { plan, limits, updatedAt: now });
    const facts = { before: planFacts(user), after: planFacts({ plan, limits }) };
    recordAction(tx, { actorUid: caller.uid, action: 'user.plan', targetUid: uid, ...facts }, now);
  });
  return {};
}

/** Flattens a plan and its overrides for the audit log. */
export function planFacts({ plan, limits }: { plan: PlanId; limits: LimitOverrides }): AuditFacts {
  return { plan, ...limits };
}
