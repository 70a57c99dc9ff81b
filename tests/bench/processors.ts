import { type Bench, ratios, rowOf } from './bench';
import { forkBundled, messageOf } from './bundled';
import type { ContestantName, Lap } from './crawl';
import { serveGenerated } from './generatedSite';

const pages = 1_000;
const rounds = 5;
const contestant: ContestantName = 'the same, no pages alike';
const variants = [
  { name: '1 processor', processors: [0] },
  { name: '2 processors', processors: [0, 1] },
];

/** Reads the same site with HTML validation on one processor and on two, which shows what a larger instance would gain. */
export const processors: Bench = {
  name: 'processors',
  async run(report) {
    const seconds: number[][] = variants.map(() => []);
    const children = await Promise.all(
      variants.map((variant) => forkBundled('crawlContestant', [contestant], variant)),
    );
    try {
      // The first round, which isn't counted, lets the compiler warm up.
      for (let round = 0; round <= rounds; round++) {
        // About 40 KB and 500 elements per page, and no two pages alike: every one has to be validated.
        const site = await serveGenerated(pages, { paragraphs: 100, shapesFrom: round * pages });
        for (const [index, child] of children.entries()) {
          const answer = messageOf<Lap>(child);
          child.send(site.url);
          const lap = await answer;
          if (lap.pages !== pages) throw new Error(`read ${lap.pages} pages of ${pages}`);
          if (round > 0) seconds[index]?.push(lap.seconds);
        }
        site.close();
      }
    } finally {
      for (const child of children) child.disconnect();
    }
    for (const [index, { name }] of variants.entries()) {
      const times = seconds[index] ?? [];
      report(
        rowOf(
          name,
          times.map((time) => pages / time),
          'pages/s',
        ),
      );
    }
    const [one = [], two = []] = seconds;
    report(rowOf('2 processors', ratios(one, two), 'times', '1 processor'));
  },
};
