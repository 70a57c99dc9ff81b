import { Parser } from 'htmlparser2';
import { isXhtml } from '../fetch/responseHeaders';
import type { Headers } from '../state/outcome';
import { AddressBook } from '../urls/addressBook';
import { CollectedFacts } from './collectedFacts';
import { Collector } from './collector';
import type { PageFacts, ResponseFacts } from './facts';

const unmeasured: ResponseFacts = { bytes: 0, size: 0, marked: false, whole: true, firstByteMs: null };

/** Reads a page's source once and keeps what the rules ask for. */
export function parsePage(
  url: string,
  source: string,
  headers: Headers,
  response: Partial<ResponseFacts> = {},
  addresses = new AddressBook(),
): PageFacts {
  const facts = new CollectedFacts(url, source, headers, { ...unmeasured, ...response }, addresses);
  const collector = new Collector(facts);
  const parser = new Parser(collector, { decodeEntities: true, recognizeSelfClosing: isXhtml(headers) });
  parser.end(source);
  // Or it would keep the source.
  parser.reset();
  collector.finish();
  return facts;
}
