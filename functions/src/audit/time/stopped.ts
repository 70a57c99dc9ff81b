/** Thrown when the audit pauses or is canceled: the work in progress is requeued and nothing is broken. */
export class Stopped extends Error {
  constructor() {
    super('the audit stopped');
  }
}
