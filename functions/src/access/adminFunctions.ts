import type * as v from 'valibot';
import {
  decideWaitlistSchema,
  declinePlanRequestSchema,
  deleteUserSchema,
  readAccountSchema,
  setAccessModeSchema,
  setAdminSchema,
  setFreeChecksSchema,
  setPausedSchema,
  setPlanSchema,
  setSecondFactorRequiredSchema,
  setSignUpDefaultsSchema,
  setUserStateSchema,
  signOutUserSchema,
  viewAsUserSchema,
} from '#domain/operations';
import { callable } from '../platform/callable';
import type { Caller } from '../platform/caller';
import {
  setAdmin as changeAdmin,
  setPlan as changePlan,
  setUserState as changeState,
} from './admin/accounts';
import * as settings from './admin/settings';
import { readAccount as readRecord } from './authRecord';
import { declinePlanRequest as declinePlan } from './planRequests';
import { deleteUser as deleteOther } from './requestDeletion';
import { signOutUser as signOut } from './sessionEnds';
import { viewAsUser as viewAs } from './views';
import { decideWaitlist as decide } from './waitlist/decide';

/** High enough for an admin who works through long lists; stops a runaway script. */
const limit = { count: 300, seconds: 60 };

function forAdmins<Schema extends v.GenericSchema, Result>(
  name: string,
  schema: Schema,
  handle: (request: v.InferOutput<Schema>, caller: Caller) => Promise<Result>,
) {
  return callable({ name, schema, access: 'admin', limit }, handle);
}

export const setAccessMode = forAdmins('setAccessMode', setAccessModeSchema, settings.setAccessMode);
export const setFreeChecks = forAdmins('setFreeChecks', setFreeChecksSchema, settings.setFreeChecks);
export const setPaused = forAdmins('setPaused', setPausedSchema, settings.setPaused);
export const setSecondFactorRequired = forAdmins(
  'setSecondFactorRequired',
  setSecondFactorRequiredSchema,
  settings.setSecondFactorRequired,
);
export const setSignUpDefaults = forAdmins(
  'setSignUpDefaults',
  setSignUpDefaultsSchema,
  settings.setSignUpDefaults,
);
export const setUserState = forAdmins('setUserState', setUserStateSchema, changeState);
export const setAdmin = forAdmins('setAdmin', setAdminSchema, changeAdmin);
export const setPlan = forAdmins('setPlan', setPlanSchema, changePlan);
export const declinePlanRequest = forAdmins('declinePlanRequest', declinePlanRequestSchema, declinePlan);
export const signOutUser = forAdmins('signOutUser', signOutUserSchema, signOut);
export const viewAsUser = forAdmins('viewAsUser', viewAsUserSchema, viewAs);
export const deleteUser = forAdmins('deleteUser', deleteUserSchema, deleteOther);
export const readAccount = forAdmins('readAccount', readAccountSchema, readRecord);
export const decideWaitlist = forAdmins('decideWaitlist', decideWaitlistSchema, decide);
