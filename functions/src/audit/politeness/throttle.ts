/** The throttling of a host, stored for the next slice of an audit. */
export interface Throttle {
  /** How often the rate has been halved. */
  readonly backoffLevel: number;
  /** Refusals since the last success. */
  readonly refusals: number;
  /** Epoch milliseconds before which no request is sent; 0 if there is no pause. */
  readonly until: number;
  /** Whether it receives no more requests. */
  readonly isSuspended: boolean;
}

export function isNormal({ backoffLevel, refusals, isSuspended }: Throttle): boolean {
  return backoffLevel === 0 && refusals === 0 && !isSuspended;
}
