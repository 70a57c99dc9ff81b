/** Documents that only functions read. */

/** `rateLimits/{what} {subject}`: uses in the present window. */
export interface Uses {
  /** A uid, the id of a waitlist entry, or a salted digest of an IP address. */
  readonly subject: string;
  readonly windowStart: Date;
  readonly count: number;
  readonly expiresAt: Date;
}
