import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as functions from '.';
import { maxReportsPerHour, reportRates } from './monitoring/rateLimits';
import { dispatchDeadlineSeconds, instanceOptions, queueCpus } from './platform/options';

interface Endpoint {
  readonly availableMemoryMb?: number;
  readonly cpu?: number;
  readonly concurrency?: number;
  readonly maxInstances?: number;
  readonly timeoutSeconds?: number;
  readonly region?: readonly string[];
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly taskQueueTrigger?: { readonly rateLimits?: { readonly maxConcurrentDispatches?: number } };
}

const deployed = Object.entries(functions).flatMap(([name, fn]) =>
  fn && '__endpoint' in fn ? [{ name, endpoint: fn.__endpoint as Endpoint }] : [],
);
const sizes: Readonly<Record<string, number>> = { '256MiB': 256, '512MiB': 512, '1GiB': 1_024 };

test.each(deployed)('$name has the options of one kind, which bound what it can cost', ({ endpoint }) => {
  const { availableMemoryMb, cpu, concurrency, maxInstances, timeoutSeconds, region } = endpoint;
  const kinds = Object.values(instanceOptions).map(({ memory, region, ...kind }) => ({
    ...kind,
    availableMemoryMb: sizes[memory],
    region: [region],
  }));
  expect(kinds).toContainEqual({ availableMemoryMb, cpu, concurrency, maxInstances, timeoutSeconds, region });
});

test.each(['inspectSite', 'checkAgainNow', 'verifySite'])(
  '%s fetches from other sites with enough memory and low concurrency',
  (name) => {
    const found = deployed.find((one) => one.name === name)?.endpoint;
    expect(found?.availableMemoryMb).toBeGreaterThanOrEqual(512);
    expect(found?.concurrency).toBeLessThanOrEqual(4);
  },
);

test('only the functions that encrypt or decrypt request headers get the keys', () => {
  const secretsOf = ({ secretEnvironmentVariables = [] }: Endpoint) =>
    secretEnvironmentVariables.map(({ key }) => key);
  const withSecrets = deployed.filter(({ endpoint }) => secretsOf(endpoint).length > 0);
  expect(new Set(withSecrets.flatMap(({ endpoint }) => secretsOf(endpoint)))).toEqual(
    new Set(['HEADER_KEYS']),
  );
  expect(withSecrets.map(({ name }) => name).sort()).toEqual([
    'checkAgainNow',
    'createSchedule',
    'retryJob',
    'retryJobs',
    'runJob',
    'runSchedules',
    'submitJob',
    'updateSchedule',
  ]);
});

test('the operator’s guide names the total number and memory of all instances', () => {
  const sum = (of: (endpoint: Endpoint) => number) =>
    deployed.reduce((total, { endpoint }) => total + of(endpoint), 0);
  const instances = ({ maxInstances = Number.NaN }: Endpoint) => maxInstances;
  const memoryMb = sum((endpoint) => instances(endpoint) * (endpoint.availableMemoryMb ?? Number.NaN));
  const guide = readFileSync(join(__dirname, '../../content/docs/operators-guide.mdx'), 'utf8');
  expect(guide).toContain(
    `at most ${sum(instances)} instances with ${Math.ceil(memoryMb / 1_024)} GiB of memory`,
  );
  expect(guide).toContain(`${instanceOptions.slice.maxInstances} of them for slices`);
});

test.each(deployed.filter(({ endpoint }) => endpoint.taskQueueTrigger))(
  'the queue of $name dispatches at most one task per instance',
  ({ endpoint: { taskQueueTrigger, maxInstances = Number.NaN } }) => {
    expect(taskQueueTrigger?.rateLimits?.maxConcurrentDispatches).toBe(maxInstances);
  },
);

test('the queues leave three of a new project’s 20 CPUs to the other functions', () => {
  const queues = deployed.filter(({ endpoint }) => endpoint.taskQueueTrigger);
  const cpus = queues.reduce((total, { endpoint }) => total + (endpoint.maxInstances ?? Number.NaN), 0);
  expect(cpus).toBe(17);
  expect(queueCpus(instanceOptions.slice.maxInstances)).toBe(cpus);
});

test('the instances of the tunnel together forward at most the stated number of reports per hour', () => {
  const { burst, perMinute } = reportRates.everyone;
  expect(instanceOptions.tunnel.maxInstances * (burst + 60 * perMinute)).toBe(maxReportsPerHour);
});

test('a task’s timeout equals the dispatch deadline of its queue, at most 30 minutes', () => {
  expect(instanceOptions.slice.timeoutSeconds).toBe(dispatchDeadlineSeconds);
  expect(instanceOptions.background.timeoutSeconds).toBe(dispatchDeadlineSeconds);
  expect(dispatchDeadlineSeconds).toBeLessThanOrEqual(1_800);
});
