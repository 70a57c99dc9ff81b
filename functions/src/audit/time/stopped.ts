/** The audit pauses or is cancelled: what was being done is put back, and is no fault of anything. */
export class Stopped extends Error {
  constructor() {
    super('the audit stopped');
  }
}
