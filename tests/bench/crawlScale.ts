import { type Bench, rowOf } from './bench';
import { crawlOnce } from './crawlOnce';
import { serveGenerated } from './generatedSite';

const small = 10_000;
const large = 100_000;
/** Few, because a large crawl takes a minute or two. */
const rounds = 3;

const maxMb = 300;
const maxRatio = 11;

/** Verifies that ten times the pages take at most eleven times as long, and that the largest job fits in a small instance. */
export const crawlScale: Bench = {
  name: 'crawl-scale',
  async run(report) {
    const runs: { small: number; large: number; cpu: number; peakMb: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const [few, many] = [await crawlSite(small), await crawlSite(large)];
      const cpu = many.cpuSeconds / few.cpuSeconds;
      runs.push({ small: few.seconds, large: many.seconds, cpu, peakMb: many.peakMb });
    }
    const of = (pick: (run: (typeof runs)[number]) => number) => runs.map(pick);
    report(
      rowOf(
        '10,000 pages',
        of((run) => run.small),
        's',
      ),
    );
    report(
      rowOf(
        '100,000 pages',
        of((run) => run.large),
        's',
      ),
    );
    report(
      rowOf(
        '100,000 pages',
        of((run) => large / run.large),
        'pages/s',
      ),
    );
    report(
      rowOf(
        'time, 100,000 to 10,000 pages',
        of((run) => run.large / run.small),
        'times',
        `${maxRatio} at most`,
      ),
    );
    report(
      rowOf(
        'CPU time, 100,000 to 10,000 pages',
        of((run) => run.cpu),
        'times',
        `${maxRatio} at most`,
      ),
    );
    report(
      rowOf(
        'peak memory, 100,000 pages',
        of((run) => run.peakMb),
        'MB resident',
        `${maxMb} at most`,
      ),
    );
  },
};

async function crawlSite(pages: number) {
  const site = await serveGenerated(pages);
  const run = await crawlOnce(site.url, pages).finally(() => site.close());
  if (run.pages !== pages) throw new Error(`The crawl read ${run.pages} pages of ${pages}`);
  return run;
}
