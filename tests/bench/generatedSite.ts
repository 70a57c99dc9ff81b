import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The load on the server since the last call. */
export interface Load {
  /** The maximum number of concurrent requests. */
  readonly peak: number;
  /** Requests in the busiest second. */
  readonly busiest: number;
}

export interface GeneratedSite {
  readonly url: string;
  load(): Promise<Load>;
  /** Delays each later response by this time. */
  slowDown(delayMs: number): void;
  close(): void;
}

export interface GeneratedOptions {
  /** Findings per page, each with its own cause, because a shared cause would be one finding for the whole site. */
  readonly findingsPerPage?: number;
  /** Delays each response by this time. */
  readonly delayMs?: number;
  /** The crawl delay in robots.txt, in seconds. Without it, the site has no robots.txt. */
  readonly crawlDelay?: number;
  /** Paragraphs per page, of about 400 characters each. The default is 8. */
  readonly paragraphs?: number;
  /**
   * Gives every page a unique sequence of elements, numbered from this value. Sites with other ranges share none of them.
   * By default, all pages share one template.
   */
  readonly shapesFrom?: number;
}

/** Serves a site with pages of about 6 KB by default, from a separate process. */
export async function serveGenerated(pages: number, options: GeneratedOptions = {}): Promise<GeneratedSite> {
  const child = fork(__filename, [String(pages), JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The generated site exited with code ${code}`)));
  });
  const load = () =>
    new Promise<Load>((resolve) => {
      child.once('message', (message) => resolve(message as Load));
      child.send('load');
    });
  return { url, load, slowDown: (delayMs) => child.send(delayMs), close: () => child.kill() };
}

const fanOut = 12;
const words = 'The plumb line hangs true beside the wall and shows every stone that leans away from it. ';

/** Each page links to its children, its neighbors and a fixed menu: about thirty links, four levels deep. */
function pageText(
  n: number,
  pages: number,
  { findingsPerPage = 0, paragraphs: length = 8, shapesFrom }: GeneratedOptions,
): string {
  const children = Array.from({ length: fanOut }, (_, child) => n * fanOut + child + 1);
  const neighbors = Array.from({ length: 8 }, (_, step) => (n + (step + 1) * 37) % pages);
  const menu = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const link = (to: number) =>
    `<li><a class="link" href="${to === 0 ? '/' : `/page/${to}`}">Page number ${to}</a></li>`;
  const list = [...menu, ...children, ...neighbors].filter((to) => to < pages).map(link);
  const paragraphs = Array.from(
    { length },
    (_, at) =>
      `<p id="p${at}">${words.repeat(4)}<em>${n}</em>${shapesFrom === undefined ? '' : mark(n + shapesFrom, at)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page number ${n} of the generated site</title>
<meta name="description" content="The generated page number ${n}.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<nav><ul>
${list.join('\n')}
</ul></nav>
<main>
<h1>Page number ${n}</h1>
<img src="/picture.png" alt="A plumb line" width="20" height="20">
${Array.from({ length: findingsPerPage }, (_, at) => `<a href="#">Part ${at} of page ${n}</a>`).join('\n')}
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

/** Returns two bits of a shape's number as elements. Eight paragraphs distinguish 65,536 shapes. */
function mark(shape: number, paragraph: number): string {
  return [0, 1].map((bit) => ((shape >> (2 * paragraph + bit)) & 1 ? '<b>x</b>' : '<i>x</i>')).join('');
}

/** Counts concurrent requests and requests per second. */
class LoadCounter {
  #open = 0;
  #peak = 0;
  readonly #seconds = new Map<number, number>();

  begin(): void {
    this.#peak = Math.max(this.#peak, ++this.#open);
    const second = Math.floor(performance.now() / 1_000);
    this.#seconds.set(second, (this.#seconds.get(second) ?? 0) + 1);
  }

  end(): void {
    this.#open--;
  }

  take(): Load {
    const load = { peak: this.#peak, busiest: Math.max(0, ...this.#seconds.values()) };
    this.#peak = this.#open;
    this.#seconds.clear();
    return load;
  }
}

function serve(pages: number, options: GeneratedOptions): void {
  let { delayMs = 0 } = options;
  const { crawlDelay } = options;
  const counter = new LoadCounter();
  const bodies = Array.from({ length: pages }, (_, n) => Buffer.from(pageText(n, pages, options)));
  const server = createServer((request, response) => {
    counter.begin();
    const path = request.url ?? '/';
    const n = path === '/' ? 0 : Number(/^\/page\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    const robots = crawlDelay !== undefined && path === '/robots.txt';
    const body = robots ? Buffer.from(`User-agent: *\nCrawl-delay: ${crawlDelay}\n`) : bodies[n];
    const asset = path === '/site.css' || path.startsWith('/picture');
    const type = robots ? 'text/plain' : body ? 'text/html; charset=utf-8' : 'text/css';
    response.writeHead(body || asset ? 200 : 404, {
      'content-type': type,
      'content-length': body?.length ?? 0,
    });
    const end = () => {
      counter.end();
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (delayMs === 0) end();
    else setTimeout(end, delayMs);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
  );
  process.on('message', (message) => {
    if (typeof message === 'number') delayMs = message;
    else process.send?.(counter.take());
  });
  process.once('disconnect', () => process.exit());
}

const [, script, pages, options] = process.argv;
if (script === __filename) serve(Number(pages), JSON.parse(options ?? '{}') as GeneratedOptions);
