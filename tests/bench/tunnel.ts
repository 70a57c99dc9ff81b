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

/** An event as browsers send it, with its stack and its trail. */
const event = envelopeOf({ dsn }, [itemOf('event', JSON.stringify({ message: 'x'.repeat(8_000) }))]);

const rounds = 5;
const oneByOne = 100;
/** The Functions emulator has one process for each request at a time, 137 MB each; in the cloud one takes 80. */
const underLoad = { requests: 400, atOnce: 4 };

/** What reports cost on their way through the tunnel, against sending them to the service directly. */
export const tunnelBench: Bench = {
  name: 'tunnel',
  async run(report) {
    if (!project) throw new Error(`${dsn} is no DSN`);
    await buildFunctions();
    const stack = await startStack({ base, emulators: 'without-hosting', env: sentryEnvironment(base) });
    const sentry = await startSentry(base);
    const bare = await serveBare();
    const ways = {
      directly: envelopeUrl(project),
      'by the tunnel alone': bare.url,
      'by the Functions emulator': `http://${localHost}:${localPort(base, 'functions')}/${stack.projectId}/${region}/monitoring`,
    };
    try {
      let direct = Number.NaN;
      for (const [name, url] of Object.entries(ways)) {
        await warmUp(url);
        const latencies: number[] = [];
        const rates: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          sentry.forget();
          latencies.push(median(await times(oneByOne, () => timed(() => send(url)))));
          rates.push(await requestsPerSecond(url));
        }
        const row = rowOf(`${name}, one by one`, latencies, 'ms');
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
        report(rowOf(`${name}, ${underLoad.atOnce} at once`, rates, 'requests/s'));
      }
    } finally {
      await bare.close();
      await sentry.close();
      await stack.stop();
    }
  },
};

let visitors = 0;

/** Each from an address of its own, or the limit by address would be what is measured. */
async function send(url: string): Promise<void> {
  visitors += 1;
  const headers = { 'fastly-client-ip': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(event) });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

/** One process more with each round: those that begin together on few cores take each other's time. */
async function warmUp(url: string): Promise<void> {
  for (let atOnce = 1; atOnce <= underLoad.atOnce; atOnce += 1)
    await Promise.all(Array.from({ length: atOnce }, () => times(5, () => send(url))));
  await times(oneByOne, () => send(url));
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, atOnce } = underLoad;
  const each = requests / atOnce;
  const ms = await timed(() =>
    Promise.all(Array.from({ length: atOnce }, () => times(each, () => send(url)))),
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

/** The tunnel behind Node's own server: what is ours of the cost. */
async function serveBare() {
  const settings = {
    dsn: project ?? null,
    // The ceiling for everyone is out of the way: speed is measured, not the limit.
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
