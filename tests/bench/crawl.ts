import type { ChildProcess } from 'node:child_process';
import { type Bench, ratios, rowOf } from './bench';
import { forkBundled, messageOf } from './bundled';
import { serveGenerated } from './generatedSite';

const pages = 2_000;
/**
 * With five rounds, two runs of the same engine measured 1.73 and 2.01, because its many small rules were still being
 * compiled. The early rounds are also reported separately.
 */
const rounds = 15;
const earlyRounds = 5;

const names = [
  'engine',
  'engine with HTML checks',
  'HTML checks, unique pages',
  'linkinator',
  'bare loop',
] as const;
export type ContestantName = (typeof names)[number];

/** One crawl of the whole site. */
export interface Lap {
  readonly pages: number;
  readonly seconds: number;
}

/** No two pages of its sites have the same elements, in any round. */
const withoutTemplate: ContestantName = 'HTML checks, unique pages';

/** Compares crawlers. Each has its own process, and all read the site in each round, one after the other. */
export const crawl: Bench = {
  name: 'crawl',
  async run(report) {
    const seconds: Record<ContestantName, number[]> = {
      engine: [],
      'engine with HTML checks': [],
      'HTML checks, unique pages': [],
      linkinator: [],
      'bare loop': [],
    };
    const site = await serveGenerated(pages);
    const contestants = new Map<ContestantName, ChildProcess>();
    try {
      for (const name of names) contestants.set(name, await forkBundled('crawlContestant', [name]));
      // The first round is a warm-up for the compiler and isn't counted.
      for (let round = 0; round <= rounds; round++) {
        const uniqueSite = await serveGenerated(pages, { shapesFrom: round * pages });
        for (const [name, contestant] of contestants) {
          const lapSeconds = await timed(
            name,
            contestant,
            (name === withoutTemplate ? uniqueSite : site).url,
          );
          if (round > 0) seconds[name].push(lapSeconds);
        }
        uniqueSite.close();
      }
    } finally {
      for (const contestant of contestants.values()) contestant.disconnect();
      site.close();
    }
    for (const name of names)
      report(
        rowOf(
          name,
          seconds[name].map((time) => pages / time),
          'pages/s',
        ),
      );
    report(
      rowOf(
        'engine speed',
        ratios(seconds.linkinator, seconds.engine),
        'times',
        'linkinator speed, 2 at least',
      ),
    );
    for (const name of ['engine with HTML checks', withoutTemplate] as const) {
      report(rowOf(name, ratios(seconds.linkinator, seconds[name]), 'times', 'linkinator speed'));
      report(rowOf(name, ratios(seconds[name], seconds.engine), 'times', 'engine time'));
    }
    const toBare = ratios(seconds.engine, seconds['bare loop']);
    report(rowOf('engine time', toBare, 'times', 'bare loop time, 1.8 at most'));
    report(
      rowOf(
        `engine time, first ${earlyRounds} rounds`,
        toBare.slice(0, earlyRounds),
        'times',
        'bare loop time',
      ),
    );
  },
};

async function timed(name: string, contestant: ChildProcess, url: string): Promise<number> {
  const message = messageOf<Lap>(contestant);
  contestant.send(url);
  const lap = await message;
  if (lap.pages !== pages) throw new Error(`${name} read ${lap.pages} pages of ${pages}`);
  return lap.seconds;
}
