import { type Bench, rowOf } from './bench';
import { crawlOnce } from './crawlOnce';
import { serveGenerated } from './generatedSite';

const small = 10_000;
const large = 100_000;
/** A large crawl takes a minute or two: few rounds, each small and large next to each other. */
const rounds = 3;

const mostMb = 300;
const mostTimes = 11;

/** Ten times the pages take at most eleven times as long, and the largest plan's job fits in a small instance. */
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
        'time, ten times the pages',
        of((run) => run.large / run.small),
        'times',
        `${mostTimes} at most`,
      ),
    );
    report(
      rowOf(
        'processors’ time, likewise',
        of((run) => run.cpu),
        'times',
        `${mostTimes} at most`,
      ),
    );
    report(
      rowOf(
        'memory, 100,000 pages',
        of((run) => run.peakMb),
        'MB resident',
        `${mostMb} at most`,
      ),
    );
  },
};

async function crawlSite(pages: number) {
  const site = await serveGenerated(pages);
  const run = await crawlOnce(site.url, pages).finally(() => site.close());
  if (run.pages !== pages) throw new Error(`the crawl read ${run.pages} pages of ${pages}`);
  return run;
}
