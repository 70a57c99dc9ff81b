import type { Clock } from '../time/clock';
import type { Manners } from './manners';
import type { Throttle } from './throttle';

/** After a host says it is too much, requests are spread no further apart than this, in milliseconds. */
const longestGap = 10_000;
/** What a host without a gap is slowed from. */
const leastSlowGap = 20;
const slowestLevel = 8;
/** Good answers in a row after which a slowed host is asked a little faster again. */
const recovery = 20;

/** Refusals in a row, each after the pause that the one before asked for, after which a host is left in peace. */
const mostRefusals = 5;

/** How one host is asked just now, and who waits for it. */
export interface Lane {
  manners: Manners;
  /** How often the speed has been halved. */
  slowness: number;
  /** When it last was. */
  slowedAt: number;
  /** Good answers since. */
  well: number;
  /** Refusals since the last good answer. */
  refusals: number;
  /** It asked for a pause that is longer than the audit. */
  isShut: boolean;
  active: number;
  /** When the next request may start. */
  nextAt: number;
  readonly queue: { start(): void; refuse(error: Error): void }[];
  wake: (() => void) | null;
}

export function newLane(manners: Manners): Lane {
  return {
    manners,
    slowness: 0,
    slowedAt: Number.NEGATIVE_INFINITY,
    well: 0,
    refusals: 0,
    isShut: false,
    active: 0,
    nextAt: 0,
    queue: [],
    wake: null,
  };
}

/** It is left in peace. */
export const isShut = (lane: Lane) => lane.isShut || lane.refusals >= mostRefusals;

/** Concurrent requests. */
export function concurrencyOf({ manners, slowness }: Lane): number {
  return Math.max(1, manners.concurrency >> slowness);
}

/** From the start of one request to the start of the next, in milliseconds. */
export function gapOf({ manners: { gap }, slowness }: Lane): number {
  return slowness === 0 ? gap : Math.min(longestGap, Math.max(gap, leastSlowGap) * 2 ** slowness);
}

/** Counts a good answer. @returns whether that changes how the host is slowed. */
export function goesWell(lane: Lane): boolean {
  const wasRefusing = lane.refusals > 0;
  lane.refusals = 0;
  if (lane.slowness === 0 || ++lane.well < recovery) return wasRefusing;
  lane.slowness--;
  lane.well = 0;
  return true;
}

/** Takes back one refusal. @param slowness that the host keeps all the same. */
export function pardon(lane: Lane, slowness: number): void {
  if (lane.slowness > slowness) lane.slowness--;
  lane.refusals = Math.max(0, lane.refusals - 1);
}

/**
 * Counts a refusal.
 * @param ms for which nothing is asked.
 * @param askedAt when the refused request began: several refused together are one refusal.
 */
export function slowDown(lane: Lane, ms: number, askedAt: number, now: number): void {
  lane.nextAt = Math.max(lane.nextAt, now + ms);
  if (askedAt < lane.slowedAt) return;
  lane.slowness = Math.min(slowestLevel, lane.slowness + 1);
  lane.refusals++;
  lane.well = 0;
  lane.slowedAt = now;
}

/** What the next slice is told of it. */
export function throttleOf({ slowness, refusals, nextAt, isShut }: Lane, clock: Clock): Throttle {
  const left = Math.max(0, nextAt - clock.now());
  return { slowness, refusals, until: left === 0 ? 0 : Math.ceil(clock.epoch() + left), isShut };
}

/** Takes over what the slice before told. */
export function throttled(lane: Lane, { slowness, refusals, until, isShut }: Throttle, clock: Clock): void {
  lane.slowness = slowness;
  lane.refusals = refusals;
  lane.isShut = isShut;
  lane.nextAt = clock.now() + Math.max(0, until - clock.epoch());
}
