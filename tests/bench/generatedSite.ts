import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server has seen since it was last asked. */
export interface Load {
  /** The most requests that were open at once. */
  readonly peak: number;
  /** Requests in the busiest second. */
  readonly busiest: number;
}

export interface GeneratedSite {
  readonly url: string;
  load(): Promise<Load>;
  /** From now on each answer is held back for so long. */
  slowDown(delayMs: number): void;
  close(): void;
}

export interface GeneratedOptions {
  /** Findings per page, each with a cause of its own: a shared cause would be one finding for the whole site. */
  readonly faults?: number;
  /** For so long each answer is held back. */
  readonly delayMs?: number;
  /** What robots.txt asks for between two requests, in seconds; without it there is none. */
  readonly crawlDelay?: number;
  /** So many paragraphs of some 400 characters each page has: 8 unless told. */
  readonly paragraphs?: number;
  /**
   * No two pages have the same elements in the same order, nor has any of a site that begins so many pages further; else
   * all have those of one template.
   */
  readonly shapesFrom?: number;
}

/** Serves a site of so many pages, of about 6 KB unless told, from a process of its own, as a real site would be. */
export async function serveGenerated(pages: number, options: GeneratedOptions = {}): Promise<GeneratedSite> {
  const child = fork(__filename, [String(pages), JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the generated site ended with ${code}`)));
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

/** Each page links to its children, its neighbours and a fixed menu: about thirty links, four levels deep. */
function pageText(
  n: number,
  pages: number,
  { faults = 0, paragraphs: length = 8, shapesFrom }: GeneratedOptions,
): string {
  const children = Array.from({ length: fanOut }, (_, child) => n * fanOut + child + 1);
  const neighbours = Array.from({ length: 8 }, (_, step) => (n + (step + 1) * 37) % pages);
  const menu = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const link = (to: number) =>
    `<li><a class="link" href="${to === 0 ? '/' : `/page/${to}`}">Page number ${to}</a></li>`;
  const list = [...menu, ...children, ...neighbours].filter((to) => to < pages).map(link);
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
${Array.from({ length: faults }, (_, at) => `<a href="#">Part ${at} of page ${n}</a>`).join('\n')}
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

/** Two binary digits of a shape's number, as elements: eight paragraphs tell 65,536 shapes apart. */
function mark(shape: number, paragraph: number): string {
  return [0, 1].map((bit) => ((shape >> (2 * paragraph + bit)) & 1 ? '<b>x</b>' : '<i>x</i>')).join('');
}

/** Counts what the server has to do at once, and in any second. */
class Counter {
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
  const counter = new Counter();
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
