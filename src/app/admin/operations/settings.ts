import type {
  SetAccessModeRequest,
  SetFreeChecksRequest,
  SetPausedRequest,
  SetSecondFactorRequiredRequest,
  SetSignUpDefaultsRequest,
} from '#domain/operations';
import type { Backend } from '#services/backend';

/** Changes whether sign-ups are open. */
export async function setAccessMode({ functions }: Backend, request: SetAccessModeRequest): Promise<void> {
  await functions.call('setAccessMode', request);
}

/** Switches checks without an account on or off. */
export async function setFreeChecks({ functions }: Backend, request: SetFreeChecksRequest): Promise<void> {
  await functions.call('setFreeChecks', request);
}

/** Pauses a feature for everyone, or resumes it. */
export async function setPaused({ functions }: Backend, request: SetPausedRequest): Promise<void> {
  await functions.call('setPaused', request);
}

/** Requires a second factor of admins, or stops requiring it. */
export async function setSecondFactorRequired(
  { functions }: Backend,
  request: SetSecondFactorRequiredRequest,
): Promise<void> {
  await functions.call('setSecondFactorRequired', request);
}

/** Changes the plan and limits of new accounts. */
export async function setSignUpDefaults(
  { functions }: Backend,
  request: SetSignUpDefaultsRequest,
): Promise<void> {
  await functions.call('setSignUpDefaults', request);
}
