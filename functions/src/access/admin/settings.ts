import { type AccessSettings, defaultAccessSettings } from '#domain/access';
import type { AuditEntry } from '#domain/auditLog';
import type {
  SetAccessModeRequest,
  SetFreeChecksRequest,
  SetPausedRequest,
  SetSecondFactorRequiredRequest,
  SetSignUpDefaultsRequest,
} from '#domain/operations';
import { pauseField } from '#domain/pauses';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { db, refs } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { planFacts } from './accounts';
import { requireActingAdmin } from './actor';

type AuditFields = Pick<AuditEntry, 'action' | 'before' | 'after'>;

export function setAccessMode({ mode }: SetAccessModeRequest, caller: Caller): Promise<object> {
  return change(caller, { mode }, (before) => ({
    action: 'settings.access-mode',
    before: { mode: before.mode },
    after: { mode },
  }));
}

export function setSignUpDefaults(defaults: SetSignUpDefaultsRequest, caller: Caller): Promise<object> {
  return change(caller, defaults, (before) => ({
    action: 'settings.sign-up-defaults',
    before: planFacts(before),
    after: planFacts(defaults),
  }));
}

export function setPaused({ feature, paused }: SetPausedRequest, caller: Caller): Promise<object> {
  const field = pauseField(feature);
  return change(caller, { [field]: paused }, (before) => ({
    action: 'settings.pause',
    before: { [field]: before[field] },
    after: { [field]: paused },
  }));
}

export function setFreeChecks({ enabled }: SetFreeChecksRequest, caller: Caller): Promise<object> {
  return change(caller, { freeChecks: enabled }, (before) => ({
    action: 'settings.free-checks',
    before: { enabled: before.freeChecks },
    after: { enabled },
  }));
}

/**
 * Requires a second factor of admins, or stops requiring it.
 * @throws HttpsError `second-factor-required` if the caller has none and would lock themselves out.
 */
export async function setSecondFactorRequired(
  { required }: SetSecondFactorRequiredRequest,
  caller: Caller,
): Promise<object> {
  if (required && !caller.secondFactor) throw refusal('second-factor-required');
  return change(caller, { adminsNeedSecondFactor: required }, (before) => ({
    action: 'settings.second-factor',
    before: { required: before.adminsNeedSecondFactor },
    after: { required },
  }));
}

async function change(
  { uid }: Caller,
  settings: Partial<AccessSettings>,
  describe: (before: AccessSettings) => AuditFields,
): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, uid);
    const before = { ...defaultAccessSettings, ...(await tx.get(refs.accessSettings)).data() };
    tx.set(refs.accessSettings, { ...before, ...settings });
    recordAction(tx, { actorUid: uid, ...describe(before) }, now);
  });
  return {};
}
