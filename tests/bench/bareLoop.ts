import { Parser } from 'htmlparser2';
import { Agent, request } from 'undici';

/** The minimal crawler: fetch, parse, follow new links. The baseline for the engine's overhead. */
export async function bareCrawl(start: string, concurrency: number): Promise<number> {
  const dispatcher = new Agent({ connections: concurrency, pipelining: 1, allowH2: false });
  const origin = new URL(start).origin;
  const seen = new Set([start]);
  const queue = [start];
  let pages = 0;
  async function worker(): Promise<void> {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const { headers, body } = await request(url, { dispatcher });
      const text = await body.text();
      if (!String(headers['content-type']).startsWith('text/html')) continue;
      pages++;
      const base = url;
      const parser = new Parser({
        onopentag(_, { href, src }) {
          const link = href ?? src;
          if (link === undefined) return;
          const to = new URL(link, base);
          to.hash = '';
          if (to.origin !== origin || seen.has(to.href)) return;
          seen.add(to.href);
          queue.push(to.href);
        },
      });
      parser.end(text);
    }
  }
  // The first page fills the queue with work for the other workers.
  let running: Promise<void>[] = [];
  const first = worker();
  running = [first];
  while (pages === 0) await new Promise((resolve) => setImmediate(resolve));
  for (let more = 1; more < concurrency; more++) running.push(worker());
  await Promise.all(running);
  await dispatcher.close();
  return pages;
}
