import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { audit } from '#functions/audit';
import { bareCrawl } from './bareLoop';
import type { ContestantName, Lap } from './crawl';

/** Crawls a site and returns the number of pages that it read. */
type Contestant = (url: string) => Promise<number>;

async function engine(url: string, withHtml: boolean): Promise<number> {
  const outcome = await audit({
    input: v.parse(jobInputSchema, { url, maxPages: 10_000, checkHtml: withHtml }),
    allowPrivate: true,
    sink: { wantsCommit: ({ items }) => items >= 500, commit: async () => undefined },
  });
  if (outcome.kind !== 'finished') throw new Error(`The audit ended with “${outcome.kind}”`);
  return outcome.result.pages;
}

async function linkinator(url: string): Promise<number> {
  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({ path: url, recurse: true });
  return links.filter(({ url: checked }) => /\/(page\/\d+)?$/.test(checked)).length;
}

const contestants: Readonly<Record<ContestantName, Contestant>> = {
  engine: (url) => engine(url, false),
  'engine with HTML checks': (url) => engine(url, true),
  'HTML checks, unique pages': (url) => engine(url, true),
  linkinator,
  'bare loop': (url) => bareCrawl(url, 16),
};

async function lap(name: ContestantName, url: string): Promise<void> {
  const startedAt = performance.now();
  const pages = await contestants[name](url);
  const done: Lap = { pages, seconds: (performance.now() - startedAt) / 1_000 };
  process.send?.(done);
}

const [, , name] = process.argv;
process.on('message', (url) => {
  lap(name as ContestantName, String(url)).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit());
