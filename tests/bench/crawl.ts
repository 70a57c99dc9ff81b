import * as v from 'valibot';
import { audit } from '../../functions/src/audit';
import { jobInputSchema } from '../../src/domain/jobInput';
import { bareCrawl } from './bareLoop';
import { type Bench, rowOf } from './bench';
import { serveGenerated } from './generatedSite';

const pages = 2_000;
const rounds = 5;

/** Every contestant reads the same site in the same round, one after the other, and says how many pages it read. */
type Contestant = (url: string) => Promise<number>;

async function engine(url: string, withHtml = false): Promise<number> {
  const outcome = await audit({
    input: v.parse(jobInputSchema, { url, maxPages: 10_000, checkHtml: withHtml }),
    allowPrivate: true,
    sink: { wantsCommit: ({ items }) => items >= 500, commit: async () => undefined },
  });
  if (outcome.kind !== 'finished') throw new Error(`the audit ended as ${outcome.kind}`);
  return outcome.result.pages;
}

async function linkinator(url: string): Promise<number> {
  const { LinkChecker } = await import('linkinator');
  const { links } = await new LinkChecker().check({ path: url, recurse: true });
  return links.filter(({ url: checked }) => /\/(page\/\d+)?$/.test(checked)).length;
}

const contestants: Readonly<Record<string, Contestant>> = {
  engine: (url) => engine(url),
  'engine with the validator': (url) => engine(url, true),
  linkinator,
  'bare loop': (url) => bareCrawl(url, 16),
};

export const crawl: Bench = {
  name: 'crawl',
  async run(report) {
    const seconds: Record<string, number[]> = Object.fromEntries(
      Object.keys(contestants).map((name) => [name, []]),
    );
    const site = await serveGenerated(pages);
    try {
      // A first round of each, not counted, lets the compiler warm up alike for all.
      for (let round = 0; round <= rounds; round++)
        for (const [name, contestant] of Object.entries(contestants)) {
          const took = await timed(name, contestant, site.url);
          if (round > 0) seconds[name]?.push(took);
        }
    } finally {
      site.close();
    }
    const of = (name: string) => seconds[name] ?? [];
    for (const name of Object.keys(contestants))
      report(
        rowOf(
          name,
          of(name).map((time) => pages / time),
          'pages/s',
        ),
      );
    report(rowOf('engine speed', ratios(of('linkinator'), of('engine')), 'times', 'linkinator speed'));
    report(
      rowOf(
        'validator’s cost',
        ratios(of('engine with the validator'), of('engine')),
        'times',
        'engine time without it',
      ),
    );
    report(rowOf('engine time', ratios(of('engine'), of('bare loop')), 'times', 'bare loop time'));
  },
};

async function timed(name: string, contestant: Contestant, url: string): Promise<number> {
  const began = performance.now();
  const read = await contestant(url);
  if (read !== pages) throw new Error(`${name} read ${read} pages of ${pages}`);
  return (performance.now() - began) / 1_000;
}

/** Round by round, so that what slows the machine down slows both. */
function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, round) => value / (below[round] ?? Number.NaN));
}
