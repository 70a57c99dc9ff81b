import type { Clock } from '../time/clock';
import type { HostPolicy } from './hostPolicy';
import type { Throttle } from './throttle';

/** After a host says it is too much, requests are spread no further apart than this, in milliseconds. */
const maxGap = 10_000;
/** What a host without a gap is slowed from. */
const minBackoffGap = 20;
const maxBackoffLevel = 8;
/** Good answers in a row after which a slowed host is asked a little faster again. */
const recovery = 20;

/** Refusals in a row, each after the pause that the one before asked for, after which a host is left in peace. */
const maxRefusals = 5;

/** How one host is asked just now, and who waits for it. */
export interface Lane {
  policy: HostPolicy;
  /** How often the speed has been halved. */
  backoffLevel: number;
  /** When it last was. */
  backedOffAt: number;
  /** Good answers since. */
  well: number;
  /** Refusals since the last good answer. */
  refusals: number;
  /** It asked for a pause that is longer than the audit. */
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

/** It is left in peace. */
export const isSuspended = (lane: Lane) => lane.isSuspended || lane.refusals >= maxRefusals;

/** Concurrent requests. */
export function concurrencyOf({ policy, backoffLevel }: Lane): number {
  return Math.max(1, policy.concurrency >> backoffLevel);
}

/** From the start of one request to the start of the next, in milliseconds. */
export function gapOf({ policy: { gap }, backoffLevel }: Lane): number {
  return backoffLevel === 0 ? gap : Math.min(maxGap, Math.max(gap, minBackoffGap) * 2 ** backoffLevel);
}

/** Counts a good answer. @returns whether that changes how the host is slowed. */
export function countSuccess(lane: Lane): boolean {
  const wasRefusing = lane.refusals > 0;
  lane.refusals = 0;
  if (lane.backoffLevel === 0 || ++lane.well < recovery) return wasRefusing;
  lane.backoffLevel--;
  lane.well = 0;
  return true;
}

/** Takes back one refusal. @param slowness that the host keeps all the same. */
export function undoBackoff(lane: Lane, backoffLevel: number): void {
  if (lane.backoffLevel > backoffLevel) lane.backoffLevel--;
  lane.refusals = Math.max(0, lane.refusals - 1);
}

/**
 * Counts a refusal.
 * @param ms for which nothing is asked.
 * @param askedAt when the refused request began: several refused together are one refusal.
 */
export function countRefusal(lane: Lane, ms: number, requestedAt: number, now: number): void {
  lane.nextAt = Math.max(lane.nextAt, now + ms);
  if (requestedAt < lane.backedOffAt) return;
  lane.backoffLevel = Math.min(maxBackoffLevel, lane.backoffLevel + 1);
  lane.refusals++;
  lane.well = 0;
  lane.backedOffAt = now;
}

/** What the next slice is told of it. */
export function throttleOf({ backoffLevel, refusals, nextAt, isSuspended }: Lane, clock: Clock): Throttle {
  const left = Math.max(0, nextAt - clock.now());
  return { backoffLevel, refusals, until: left === 0 ? 0 : Math.ceil(clock.epoch() + left), isSuspended };
}

/** Takes over what the slice before told. */
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
