/** The functions that are deployed, and nothing else. */
export { startSession } from './access/functions';
export { cancelJob, retryJob, runJob, submitJob } from './jobs/functions';
