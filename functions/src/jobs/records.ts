import type { Reading } from '../audit';

/** Documents below a job that only functions read. */

/** `jobs/{jobId}/internal/run`: who works on the job now, and which slice is next. */
export interface Run {
  /** Which slice execution holds the job, until it has been silent for too long (`heldUntil`); null when nobody does. */
  readonly holder: string | null;
  /** Grows with every holder, so that an old one can be told from the present one. */
  readonly fence: number;
  /** The slice that may run now, from 1. */
  readonly slice: number;
  /** How often it was put on the queue again since somebody last held it, and when; absent when it never was. */
  readonly again?: { readonly times: number; readonly at: Date };
}

/**
 * `jobs/{jobId}/log/{seq}`: the job's history, append-only. Each number is created once, by whoever comes first, and
 * taking the lease takes a number too: that is what fences a slice that was believed dead. Its next commit finds the
 * number taken and fails as a whole.
 */
export type LogEntry =
  | { readonly seq: number; readonly fence: number; readonly kind: 'lease' | 'handover' | 'end' }
  /** The beginning of the next commit's delta, when that is too large for one document. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'piece';
      readonly delta: Uint8Array;
    }
  /** `delta` is the engine's, as deflated JSON; `part` is the number of the last report part of the same commit. */
  | {
      readonly seq: number;
      readonly fence: number;
      readonly kind: 'commit';
      readonly part: number;
      readonly delta: Uint8Array;
    };

/**
 * `jobs/{jobId}/readers/{seat}`: a place for one reader of the job's pages. The slice that leads writes it, but for the
 * holder; the reader watches it, and goes when it is gone.
 */
export interface Seat {
  /** The leading slice's. */
  readonly fence: number;
  /** By so many the job is read in all. */
  readonly slices: number;
  /** Which execution has it; null until one has come. */
  readonly holder: string | null;
  /** What it is to read and has not handed in, as packed `Assignment`s, oldest first. */
  readonly pages: Uint8Array | null;
  /** The number of its newest hand-in that has arrived; -1 before the first. */
  readonly received: number;
  /** It is to finish what it has begun, hand that in and go. */
  readonly recalled: boolean;
}

/** A page for a reader: its number at this seat, and its address. */
export type Assignment = readonly [number, string];

/** `jobs/{jobId}/readings/{seat}-{0|1}`: what a reader hands in, by turns in two documents. */
export interface HandIn {
  readonly fence: number;
  readonly seat: string;
  /** From 0; the first one says that somebody has come, and holds nothing. */
  readonly n: number;
  /** Packed `ReadPage`s. */
  readonly readings: Uint8Array;
  /** The reader goes. */
  readonly last: boolean;
}

/** What came of an assignment; null when the page was not read. */
export type ReadPage = readonly [number, Reading | null];

/** `jobDeletions/{jobId}`: the job's own document is gone, what lies below it may not be yet. */
export interface JobDeletion {
  readonly ownerUid: string;
  readonly at: Date;
}
