import { onRequest } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import {
  deleteMyAccountSchema,
  endSessionSchema,
  endViewSchema,
  requestPlanSchema,
  signOutEverywhereSchema,
  startSessionSchema,
  updateProfileSchema,
  waitlistPlaceSchema,
} from '#domain/operations';
import { callable, openCallable } from '../platform/callable';
import { releaseHeldEmails } from '../platform/email';
import { forEachSettled } from '../platform/forEachSettled';
import { observeTask } from '../platform/observe';
import { dispatches, instanceOptions } from '../platform/options';
import { type DeletionTask, everyFiveMinutes, type WaitlistTask } from '../platform/tasks';
import { handleExport } from './exportEndpoint';
import { requestPlan as request } from './planRequests';
import { updateProfile as update } from './profile';
import { deleteMyAccount as deleteMine } from './requestDeletion';
import { resumeDeletions, runDeletion as runDelete } from './runDeletion';
import { startSession as start } from './session';
import { signOutEverywhere as endAll, endSession as endOne } from './sessionEnds';
import { endView as end, sweepViews } from './views';
import { processBatch } from './waitlist/decide';
import { waitlistPlace as place } from './waitlist/entry';
import { handleJoin } from './waitlist/join';

export const startSession = callable(
  { name: 'startSession', schema: startSessionSchema, access: 'signed-in', readOnly: true },
  start,
);

/** Deletes the account of a view. Does nothing outside a view. */
export const endView = callable(
  { name: 'endView', schema: endViewSchema, access: 'signed-in', readOnly: true },
  async (_, { viewUid }) => {
    if (viewUid !== null) await end(viewUid);
    return {};
  },
);

export const signOutEverywhere = callable(
  { name: 'signOutEverywhere', schema: signOutEverywhereSchema, access: 'account' },
  endAll,
);

export const endSession = callable(
  { name: 'endSession', schema: endSessionSchema, access: 'account' },
  endOne,
);

export const updateProfile = callable(
  { name: 'updateProfile', schema: updateProfileSchema, access: 'active' },
  update,
);

export const requestPlan = callable(
  {
    name: 'requestPlan',
    schema: requestPlanSchema,
    access: 'active',
    limit: { count: 10, seconds: 3_600 },
  },
  request,
);

export const deleteMyAccount = callable(
  {
    name: 'deleteMyAccount',
    schema: deleteMyAccountSchema,
    access: 'account',
    limit: { count: 10, seconds: 600 },
  },
  deleteMine,
);

export const exportMyData = onRequest({ ...instanceOptions.exporting, cors: true }, handleExport);

export const joinWaitlist = onRequest(instanceOptions.documents, handleJoin);

export const waitlistPlace = openCallable(
  { name: 'waitlistPlace', schema: waitlistPlaceSchema, limit: { count: 60, seconds: 60 } },
  place,
);

const taskOptions = {
  ...instanceOptions.background,
  ...dispatches(instanceOptions.background),
  retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 600 },
};

export const runDeletion = onTaskDispatched<DeletionTask>(taskOptions, ({ data }) =>
  observeTask('runDeletion', () => runDelete(data.uid)),
);

export const runWaitlistBatch = onTaskDispatched<WaitlistTask>(taskOptions, ({ data }) =>
  observeTask('runWaitlistBatch', async () => {
    await processBatch(data.batchId);
  }),
);

/** Deletes the accounts of ended views, resumes stuck account deletions, and sends the emails of an ended pause. */
export const sweepAccounts = everyFiveMinutes('sweepAccounts', 'clock', (now) =>
  forEachSettled([sweepViews, resumeDeletions, releaseHeldEmails], (part) => part(now)),
);
