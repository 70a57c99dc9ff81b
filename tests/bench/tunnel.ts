import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localHost, localPort } from '#domain/localStack';
import { region } from '#domain/region';
import { envelopeUrl, parseDsn } from '#domain/telemetry/dsn';
import { ReportRateLimits } from '#functions/monitoring/rateLimits';
import { tunnel } from '#functions/monitoring/tunnel';
import { buildFunctions } from '#scripts/functionsBundle';
import { startStack } from '#scripts/local/stack';
import { sentryDsn, sentryEnvironment } from '#scripts/test/stackTask';
import { envelopeOf, itemOf } from '../support/sentry/envelopes';
import { startSentry } from '../support/sentry/receiver';
import { type Bench, rowOf } from './bench';

const base = 5_700;
const dsn = sentryDsn(base);
const project = parseDsn(dsn);

/** An event of the size that browsers send, with its stack trace and breadcrumbs. */
const event = envelopeOf({ dsn }, [itemOf('event', JSON.stringify({ message: 'x'.repeat(8_000) }))]);

const rounds = 5;
const sequentialRequests = 100;
/** The Functions emulator has one process of 137 MB per concurrent request. In production, one instance handles 80. */
const load = { requests: 400, concurrency: 4 };

/** Measures the latency and throughput of the tunnel, compared with sending reports to Sentry directly. */
export const tunnelBench: Bench = {
  name: 'tunnel',
  async run(report) {
    if (!project) throw new Error(`${dsn} isn’t a DSN`);
    await buildFunctions();
    const stack = await startStack({ base, emulators: 'without-hosting', env: sentryEnvironment(base) });
    const sentry = await startSentry(base);
    const bare = await serveBare();
    const routes = {
      directly: envelopeUrl(project),
      'tunnel alone': bare.url,
      'Functions emulator': `http://${localHost}:${localPort(base, 'functions')}/${stack.projectId}/${region}/monitoring`,
    };
    try {
      let direct = Number.NaN;
      for (const [name, url] of Object.entries(routes)) {
        await warmUp(url);
        const latencies: number[] = [];
        const rates: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          sentry.forget();
          latencies.push(median(await times(sequentialRequests, () => timed(() => send(url)))));
          rates.push(await requestsPerSecond(url));
        }
        const row = rowOf(`${name}, sequential`, latencies, 'ms');
        report(row);
        if (Number.isNaN(direct)) direct = row.value;
        else
          report(
            rowOf(
              `${name}, added`,
              latencies.map((ms) => ms - direct),
              'ms',
              'directly',
            ),
          );
        report(rowOf(`${name}, concurrency ${load.concurrency}`, rates, 'requests/s'));
      }
    } finally {
      await bare.close();
      await sentry.close();
      await stack.stop();
    }
  },
};

let visitors = 0;

/** Uses a new IP address for each request, so that the rate limit per visitor doesn't apply. */
async function send(url: string): Promise<void> {
  visitors += 1;
  const headers = { 'fastly-client-ip': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(event) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
}

/** Starts one more process per round, because processes that start together on few cores slow each other down. */
async function warmUp(url: string): Promise<void> {
  for (let concurrency = 1; concurrency <= load.concurrency; concurrency += 1)
    await Promise.all(Array.from({ length: concurrency }, () => times(5, () => send(url))));
  await times(sequentialRequests, () => send(url));
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, concurrency } = load;
  const each = requests / concurrency;
  const ms = await timed(() =>
    Promise.all(Array.from({ length: concurrency }, () => times(each, () => send(url)))),
  );
  return requests / (ms / 1_000);
}

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += 1) results.push(await work());
  return results;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs the tunnel in a plain Node server, which shows the cost of our code. */
async function serveBare() {
  const settings = {
    dsn: project ?? null,
    // High enough that the global limit never applies.
    rateLimits: new ReportRateLimits({
      visitor: { burst: 60, perMinute: 60 },
      everyone: { burst: 1_000_000, perMinute: 1 },
    }),
    forwardAddress: false,
    timeoutMs: 8_000,
    now: Date.now,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const address = String(request.headers['fastly-client-ip']);
    const visitor = { claimed: address, peer: address };
    const { method = 'GET', headers } = request;
    const answer = await tunnel({ method, headers, body: Buffer.concat(chunks), visitor }, settings);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, localHost, resolve));
  return {
    url: `http://${localHost}:${(server.address() as AddressInfo).port}/monitoring`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
