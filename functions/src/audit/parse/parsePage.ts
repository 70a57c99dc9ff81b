import { Parser } from 'htmlparser2';
import type { Headers } from '../state/outcome';
import { AddressBook } from '../urls/addressBook';
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
  const collector = new Collector(url, source, headers, { ...unmeasured, ...response }, addresses);
  const parser = new Parser(collector, { decodeEntities: true });
  collector.parser = parser;
  parser.end(source);
  // Or it would keep the source.
  parser.reset();
  collector.finish();
  return collector;
}
