import type { Clock } from '../time/timing';
import type { HostPolicy, Throttle } from './hostPolicy';

/** Maximum backoff gap between requests, in milliseconds. */
const maxGap = 10_000;
/** Gap that backoff starts from if the policy has none, in milliseconds. */
const minBackoffGap = 20;
const maxBackoffLevel = 8;
/** Consecutive successes after which a slowed host is requested a little faster. */
const recovery = 20;

/** Consecutive refusals, each after the requested pause, after which a host is suspended. */
const maxRefusals = 5;

/** The current state of one host, and the requests that wait for it. */
export interface Lane {
  policy: HostPolicy;
  /** How often the rate has been halved. */
  backoffLevel: number;
  /** When it was last halved. */
  backedOffAt: number;
  /** Successes since then. */
  well: number;
  /** Refusals since the last success. */
  refusals: number;
  /** Whether it requested a pause longer than the audit. */
  isSuspended: boolean;
  active: number;
  /** When the next request may start. */
  nextAt: number;
  readonly queue: { start(): void; refuse(error: Error): void }[];
  wake: (() => void) | null;
}

export function newLane(policy: HostPolicy): Lane {
  return {
    policy,
    backoffLevel: 0,
    backedOffAt: Number.NEGATIVE_INFINITY,
    well: 0,
    refusals: 0,
    isSuspended: false,
    active: 0,
    nextAt: 0,
    queue: [],
    wake: null,
  };
}

/** Returns whether the host receives no more requests. */
export const isSuspended = (lane: Lane) => lane.isSuspended || lane.refusals >= maxRefusals;

/** Returns the number of concurrent requests. */
export function concurrencyOf({ policy, backoffLevel }: Lane): number {
  return Math.max(1, policy.concurrency >> backoffLevel);
}

/** Returns the time from the start of one request to the start of the next, in milliseconds. */
export function gapOf({ policy: { gap }, backoffLevel }: Lane): number {
  return backoffLevel === 0 ? gap : Math.min(maxGap, Math.max(gap, minBackoffGap) * 2 ** backoffLevel);
}

/** Counts a success. @returns whether it changes the backoff of the host. */
export function countSuccess(lane: Lane): boolean {
  const wasRefusing = lane.refusals > 0;
  lane.refusals = 0;
  if (lane.backoffLevel === 0 || ++lane.well < recovery) return wasRefusing;
  lane.backoffLevel--;
  lane.well = 0;
  return true;
}

/** Takes back one refusal. @param backoffLevel that the host keeps at least. */
export function undoBackoff(lane: Lane, backoffLevel: number): void {
  if (lane.backoffLevel > backoffLevel) lane.backoffLevel--;
  lane.refusals = Math.max(0, lane.refusals - 1);
}

/**
 * Counts a refusal.
 * @param ms pause before the next request.
 * @param requestedAt when the refused request began: several refused together count once.
 */
export function countRefusal(lane: Lane, ms: number, requestedAt: number, now: number): void {
  lane.nextAt = Math.max(lane.nextAt, now + ms);
  if (requestedAt < lane.backedOffAt) return;
  lane.backoffLevel = Math.min(maxBackoffLevel, lane.backoffLevel + 1);
  lane.refusals++;
  lane.well = 0;
  lane.backedOffAt = now;
}

/** Returns the state to store for the next slice. */
export function throttleOf({ backoffLevel, refusals, nextAt, isSuspended }: Lane, clock: Clock): Throttle {
  const left = Math.max(0, nextAt - clock.now());
  return { backoffLevel, refusals, until: left === 0 ? 0 : Math.ceil(clock.epoch() + left), isSuspended };
}

/** Restores the state that an earlier slice stored. */
export function applyThrottle(
  lane: Lane,
  { backoffLevel, refusals, until, isSuspended }: Throttle,
  clock: Clock,
): void {
  lane.backoffLevel = backoffLevel;
  lane.refusals = refusals;
  lane.isSuspended = isSuspended;
  lane.nextAt = clock.now() + Math.max(0, until - clock.epoch());
}
