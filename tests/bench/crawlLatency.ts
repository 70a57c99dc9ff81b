import { type Bench, rowOf } from './bench';
import { crawlOnce } from './crawlOnce';
import { serveGenerated } from './generatedSite';

const delayMs = 50;
const pages = 4_000;
const rounds = 3;

/** The engine's concurrency for loopback hosts (functions/src/audit/politeness/hostPolicy.ts). */
const concurrency = 16;

/** Compares the crawl rate with the maximum rate of a host that takes 50 ms per page. The difference is engine overhead. */
export const crawlLatency: Bench = {
  name: 'crawl-latency',
  async run(report) {
    const limit = (concurrency * 1_000) / delayMs;
    const speeds: number[] = [];
    const site = await serveGenerated(pages, { delayMs });
    try {
      for (let round = 0; round < rounds; round++) {
        const run = await crawlOnce(site.url, pages);
        if (run.pages !== pages) throw new Error(`The crawl read ${run.pages} pages of ${pages}`);
        speeds.push(run.pages / run.seconds);
      }
    } finally {
      site.close();
    }
    report(
      rowOf(`${delayMs} ms per page, concurrency ${concurrency}`, speeds, 'pages/s', `${limit} at most`),
    );
    report(
      rowOf(
        'share of the host’s limit',
        speeds.map((speed) => (100 * speed) / limit),
        '%',
        '90 at least',
      ),
    );
  },
};
