import type { Asked, FirstTry } from '../fetch/fetcher';
import type { HtmlFault } from '../html/fault';
import type { Html } from '../visit/html';

/** What came of one try to read a page elsewhere; safe to send as JSON. */
export interface Reading {
  /** Without its body. */
  readonly asked: Asked;
  /** Of an answer 200 that is HTML. */
  readonly html: Html | null;
  /** What the HTML validator says of it; null when it was not asked. */
  readonly faults: readonly HtmlFault[] | null;
}

/** Gets a page read elsewhere; null when that came to nothing. Never rejects. */
export type HandOver = (url: string) => Promise<(Reading & FirstTry) | null>;
