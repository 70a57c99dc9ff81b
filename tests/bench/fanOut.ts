import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { buildFunctions } from '../../scripts/functionsBundle';
import { startStack } from '../../scripts/local/stack';
import { jobInputSchema } from '../../src/domain/jobInput';
import { newUser } from '../../src/domain/user';
import { type Bench, rowOf } from './bench';
import { forkBundled, messageOf } from './bundled';
import type { SliceRun } from './fanOutChild';
import { type GeneratedOptions, type GeneratedSite, type Load, serveGenerated } from './generatedSite';
import { Halves } from './halves';
import { receiveTasks } from './taskReceiver';

const base = 5_500;
const pages = 2_400;
/**
 * Some 40 KB and 500 elements, as pages of real sites have, and no two alike: the HTML validator is what a slice’s
 * processor is busy with.
 */
const ownPages: GeneratedOptions = { paragraphs: 100, shapesFrom: 0 };
const sliceCounts = [1, 2, 4] as const;

/** A loopback host is asked by so many at once (functions/src/audit/politeness/manners.ts), whoever they are. */
const atOnce = 16;

/** Where each answer takes so long, those are what a job waits for. */
const slowMs = 150;

interface Reading extends Load {
  readonly seconds: number;
  readonly writes: number;
}

/**
 * One large site read by one slice, by two and by four, each with half of a processor, as in the cloud; and one that is
 * slow itself.
 */
export const fanOut: Bench = {
  name: 'fan-out',
  async run(report) {
    await buildFunctions();
    const stack = await startStack({ base, emulators: 'without-hosting' });
    try {
      const quick = await readAll(stack.env, ownPages, sliceCounts);
      const slow = await readAll(stack.env, { delayMs: slowMs }, [1, 4]);
      for (const [slices, { seconds }] of quick) report(rowOf(nameOf(slices), [pages / seconds], 'pages/s'));
      for (const slices of sliceCounts.slice(1))
        report(rowOf(`speed-up, ${nameOf(slices)}`, [speedUp(quick, slices)], 'times', 'one slice'));
      report(rowOf('speed-up, 4 slices, slow site', [speedUp(slow, 4)], 'times', 'one slice'));
      for (const [slices, { peak }] of slow)
        report(rowOf(`at once, slow site, ${nameOf(slices)}`, [peak], 'requests', `${atOnce} at most`));
      for (const [slices, { busiest }] of slow)
        report(
          rowOf(
            `in a second, slow site, ${nameOf(slices)}`,
            [busiest],
            'requests',
            `${Math.ceil((atOnce * 1_000) / slowMs) + atOnce} at most`,
          ),
        );
      for (const [slices, { writes }] of quick)
        report(rowOf(`writes, ${nameOf(slices)}`, [writes], 'documents', `${(150 * pages) / 1_000} at most`));
    } finally {
      await stack.stop();
    }
  },
};

type Readings = ReadonlyMap<number, Reading>;

const nameOf = (slices: number) => (slices === 1 ? '1 slice' : `${slices} slices`);

function speedUp(readings: Readings, slices: number): number {
  const of = (count: number) => readings.get(count)?.seconds ?? Number.NaN;
  return of(1) / of(slices);
}

async function readAll(
  env: NodeJS.ProcessEnv,
  options: GeneratedOptions,
  counts: readonly number[],
): Promise<Readings> {
  const site = await serveGenerated(pages, options);
  try {
    const readings = new Map<number, Reading>();
    for (const slices of counts) readings.set(slices, await readSite(site, slices, env));
    return readings;
  } finally {
    site.close();
  }
}

async function readSite(site: GeneratedSite, slices: number, stackEnv: NodeJS.ProcessEnv): Promise<Reading> {
  const halves = new Halves();
  const others: Promise<SliceRun>[] = [];
  const receiver = await receiveTasks((queue, { jobId, seat }) => {
    if (queue === 'runReader') others.push(startSlice('read', String(jobId), String(seat)));
  });
  const env = {
    ...process.env,
    ...stackEnv,
    CLOUD_TASKS_EMULATOR_HOST: receiver.host,
    FUNCTIONS_EMULATOR: 'true',
    ALLOW_PRIVATE_ADDRESSES: 'true',
    SLICE_SECONDS: '1500',
    MOST_READERS: String(slices - 1),
  };
  const startSlice = async (...args: readonly string[]): Promise<SliceRun> => {
    const child = await forkBundled('fanOutChild', args, { env, processor: halves.nextProcessor });
    halves.add(child);
    return messageOf<SliceRun>(child);
  };
  try {
    await site.load();
    const jobId = await recordLargeJob(site.url, stackEnv);
    const lead = await startSlice('lead', jobId);
    const load = await site.load();
    const runs = [lead, ...(await Promise.all(others))];
    return { ...load, seconds: lead.seconds, writes: runs.reduce((sum, { writes }) => sum + writes, 0) };
  } finally {
    receiver.close();
    halves.end();
  }
}

async function recordLargeJob(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  Object.assign(process.env, env, { FUNCTIONS_EMULATOR: 'true', ALLOW_PRIVATE_ADDRESSES: 'true' });
  // Imported only now: the functions read their environment as they load.
  const { paths } = await import('../../functions/src/platform/firestore');
  const { recordJob } = await import('../../functions/src/jobs/submit');
  const owner = { uid: randomUUID(), email: 'bench@example.test' };
  const limits = { pagesPerJob: pages };
  await paths.user(owner.uid).set(newUser({ ...owner, state: 'active', plan: 'pro', limits }, new Date()));
  const input = v.parse(jobInputSchema, { url, maxPages: pages, maxDepth: 100, requestsPerSecond: 100 });
  return recordJob({ input, idempotencyKey: randomUUID() }, owner);
}
