import type { Headers } from '../facts/outcome';
import { isXhtml } from '../fetch/responseHeaders';
import { PageChecks } from '../html/pageChecks';
import { TreeBuilder } from '../markup/treeBuilder';
import { UrlCache } from '../urls/urlCache';
import { CollectedFacts } from './collectedFacts';
import { Collector } from './collector';
import type { PageFacts, ResponseFacts } from './facts';

const unmeasured: ResponseFacts = { bytes: 0, size: 0, marked: false, whole: true, firstByteMs: null };

export interface ReadingOptions {
  readonly response?: Partial<ResponseFacts>;
  readonly addresses?: UrlCache;
  /** Also runs the HTML checks, in the same pass. */
  readonly checkHtml?: boolean;
}

/** Parses a page's source once and keeps what the rules need. */
export function parsePage(
  url: string,
  source: string,
  headers: Headers,
  { response, addresses = new UrlCache(), checkHtml = false }: ReadingOptions = {},
): PageFacts {
  const facts = new CollectedFacts(url, source, headers, { ...unmeasured, ...response }, addresses);
  const checks = checkHtml ? new PageChecks(source) : null;
  const collector = new Collector(facts, source, checks);
  const tree = new TreeBuilder(source, collector, isXhtml(headers), checks?.structure ?? null);
  checks?.follow(tree);
  collector.readFrom(tree);
  collector.finish();
  facts.problems = checks?.problems ?? null;
  return facts;
}
