import type { ChildProcess } from 'node:child_process';
import { type Bench, rowOf } from './bench';
import { forkBundled, messageOf } from './bundled';
import { serveGenerated } from './generatedSite';

const pages = 2_000;
const rounds = 5;

const names = ['engine', 'engine with the validator', 'linkinator', 'bare loop'] as const;
export type ContestantName = (typeof names)[number];

/** One reading of the whole site. */
export interface Lap {
  readonly pages: number;
  readonly seconds: number;
}

/**
 * Every contestant has a process of its own, and reads the same site in the same round, one after the other.
 */
export const crawl: Bench = {
  name: 'crawl',
  async run(report) {
    const seconds: Record<ContestantName, number[]> = {
      engine: [],
      'engine with the validator': [],
      linkinator: [],
      'bare loop': [],
    };
    const site = await serveGenerated(pages);
    const contestants = new Map<ContestantName, ChildProcess>();
    try {
      for (const name of names) contestants.set(name, await forkBundled('crawlContestant', [name, site.url]));
      // A first round of each, not counted, lets the compiler warm up alike for all.
      for (let round = 0; round <= rounds; round++)
        for (const [name, contestant] of contestants) {
          const took = await timed(name, contestant);
          if (round > 0) seconds[name].push(took);
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
    report(rowOf('engine speed', ratios(seconds.linkinator, seconds.engine), 'times', 'linkinator speed'));
    report(
      rowOf(
        'engine with the validator',
        ratios(seconds.linkinator, seconds['engine with the validator']),
        'times',
        'linkinator speed',
      ),
    );
    report(
      rowOf(
        'validator’s cost',
        ratios(seconds['engine with the validator'], seconds.engine),
        'times',
        'engine time without it',
      ),
    );
    report(rowOf('engine time', ratios(seconds.engine, seconds['bare loop']), 'times', 'bare loop time'));
  },
};

async function timed(name: string, contestant: ChildProcess): Promise<number> {
  const answer = messageOf<Lap>(contestant);
  contestant.send('go');
  const lap = await answer;
  if (lap.pages !== pages) throw new Error(`${name} read ${lap.pages} pages of ${pages}`);
  return lap.seconds;
}

/** Round by round, so that what slows the machine down slows both. */
function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, round) => value / (below[round] ?? Number.NaN));
}
