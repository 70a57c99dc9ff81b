/** What a host has asked for, as it is kept for the next slice of an audit. */
export interface Throttle {
  /** How often the speed has been halved. */
  readonly backoffLevel: number;
  /** Refusals since the last good answer. */
  readonly refusals: number;
  /** Epoch milliseconds before which nothing is asked; 0 when it may be asked at once. */
  readonly until: number;
  /** It is asked nothing more. */
  readonly isSuspended: boolean;
}

export function isNormal({ backoffLevel, refusals, isSuspended }: Throttle): boolean {
  return backoffLevel === 0 && refusals === 0 && !isSuspended;
}
