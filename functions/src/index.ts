/** The deployed functions. */
export {
  decideWaitlist,
  declinePlanRequest,
  deleteUser,
  readAccount,
  setAccessMode,
  setAdmin,
  setFreeChecks,
  setPaused,
  setPlan,
  setSecondFactorRequired,
  setSignUpDefaults,
  setUserState,
  signOutUser,
  viewAsUser,
} from './access/adminFunctions';
export {
  deleteMyAccount,
  endSession,
  endView,
  exportMyData,
  joinWaitlist,
  requestPlan,
  runDeletion,
  runWaitlistBatch,
  signOutEverywhere,
  startSession,
  sweepAccounts,
  updateProfile,
  waitlistPlace,
} from './access/functions';
export { runFreeCheck, startFreeCheck } from './freeChecks/functions';
export {
  cancelJob,
  cancelJobs,
  deleteJobs,
  labelJobs,
  retryJob,
  retryJobs,
  runJob,
  runJobDeletion,
  submitJob,
  sweepJobs,
} from './jobs/functions';
export {
  addIgnorePattern,
  checkAgainNow,
  decideIssues,
  inspectSite,
  removeIgnorePattern,
  runRecount,
  shareReport,
} from './jobs/reportFunctions';
export { exampleError, monitoring, status } from './monitoring/functions';
export { createSchedule, deleteSchedule, runSchedules, updateSchedule } from './schedules/functions';
export { requestSiteVerification, verifySite } from './sites/functions';
