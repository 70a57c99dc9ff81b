import { type Bench, rowOf } from './bench';
import { crawlOnce } from './crawlOnce';
import { serveGenerated } from './generatedSite';

const delayMs = 50;
const pages = 4_000;
const rounds = 3;

/** A loopback host is sent this many concurrent requests (functions/src/audit/politeness/hostPolicy.ts). */
const atOnce = 16;

/** What a host that takes 50 ms a page can give to that many askers: what is missing, the engine wasted. */
export const crawlLatency: Bench = {
  name: 'crawl-latency',
  async run(report) {
    const limit = (atOnce * 1_000) / delayMs;
    const speeds: number[] = [];
    const site = await serveGenerated(pages, { delayMs });
    try {
      for (let round = 0; round < rounds; round++) {
        const run = await crawlOnce(site.url, pages);
        if (run.pages !== pages) throw new Error(`the crawl read ${run.pages} pages of ${pages}`);
        speeds.push(run.pages / run.seconds);
      }
    } finally {
      site.close();
    }
    report(rowOf('50 ms a page, 16 at once', speeds, 'pages/s', `${limit} at most`));
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
