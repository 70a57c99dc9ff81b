import type { ChildProcess } from 'node:child_process';
import { type Bench, ratios, rowOf } from './bench';
import { forkBundled, messageOf } from './bundled';
import { serveGenerated } from './generatedSite';

const pages = 2_000;
/**
 * With five rounds, two runs said 1.73 and 2.01 of the same engine: its hundred small rules are still being compiled. The
 * early rounds are told apart.
 */
const rounds = 15;
const early = 5;

const names = [
  'engine',
  'engine with HTML checks',
  'the same, no pages alike',
  'linkinator',
  'bare loop',
] as const;
export type ContestantName = (typeof names)[number];

/** One reading of the whole site. */
export interface Lap {
  readonly pages: number;
  readonly seconds: number;
}

/** Here no two pages have the same elements, in no round. */
const withoutTemplate: ContestantName = 'the same, no pages alike';

/** Every contestant has a process of its own, and reads a site in the same round, one after the other. */
export const crawl: Bench = {
  name: 'crawl',
  async run(report) {
    const seconds: Record<ContestantName, number[]> = {
      engine: [],
      'engine with HTML checks': [],
      'the same, no pages alike': [],
      linkinator: [],
      'bare loop': [],
    };
    const site = await serveGenerated(pages);
    const contestants = new Map<ContestantName, ChildProcess>();
    try {
      for (const name of names) contestants.set(name, await forkBundled('crawlContestant', [name]));
      // A first round of each, not counted, lets the compiler warm up alike for all.
      for (let round = 0; round <= rounds; round++) {
        const unlike = await serveGenerated(pages, { shapesFrom: round * pages });
        for (const [name, contestant] of contestants) {
          const took = await timed(name, contestant, (name === withoutTemplate ? unlike : site).url);
          if (round > 0) seconds[name].push(took);
        }
        unlike.close();
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
    report(rowOf(`engine time, first ${early} rounds`, toBare.slice(0, early), 'times', 'bare loop time'));
  },
};

async function timed(name: string, contestant: ChildProcess, url: string): Promise<number> {
  const answer = messageOf<Lap>(contestant);
  contestant.send(url);
  const lap = await answer;
  if (lap.pages !== pages) throw new Error(`${name} read ${lap.pages} pages of ${pages}`);
  return lap.seconds;
}
