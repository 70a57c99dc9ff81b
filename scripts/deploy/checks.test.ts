import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { region } from '#domain/region';
import { runChecks, type Target } from './checks';
import { connect } from './google';

const project = 'plumbline-test';
const database = `/firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
const repository = `/artifactregistry.googleapis.com/v1/projects/${project}/locations/${region}/repositories/gcf-artifacts`;
const resource = `/cloudresourcemanager.googleapis.com/v1/projects/${project}`;
const quota = `/cloudquotas.googleapis.com/v1/projects/${project}/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion`;
const member = 'serviceAccount:7-compute@developer.gserviceaccount.com';
const binding = (role: string) => ({ role, members: [member] });
const allRoles = ['roles/editor', 'roles/run.invoker', 'roles/iam.serviceAccountTokenCreator'];

/** A project that is ready. Each test takes something away. */
const ready: Readonly<Record<string, unknown>> = {
  [database]: {
    locationId: region,
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  [repository]: { cleanupPolicies: { 'firebase-functions-cleanup': {} } },
  [resource]: { projectNumber: '7' },
  [`${resource}:getIamPolicy`]: { bindings: allRoles.map(binding) },
  [quota]: { dimensionsInfos: [{ dimensions: { region }, details: { value: '20000' } }] },
};

let server: Server;
let responses: Readonly<Record<string, unknown>> = ready;
let requests: string[] = [];

beforeAll(async () => {
  server = createServer(({ method, url = '', headers }, response) => {
    requests.push(`${method} ${url} ${headers.authorization}`);
    const body = responses[decodeURI(url)];
    if (body === 'refused') {
      response.writeHead(403).end('{"error": {"message": "Cloud Quotas API is disabled."}}');
    } else response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  responses = ready;
  requests = [];
});

const site = {
  GATSBY_FIREBASE_PROJECT_ID: project,
  GATSBY_SITE_URL: 'https://example.com',
};

async function problemsOf(
  changes: Partial<Target> = {},
  cloud: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  responses = { ...ready, ...cloud };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const results = await runChecks({
    alias: 'staging',
    projectId: project,
    missing: [],
    site,
    functions: {},
    config: JSON.parse(readFileSync('firebase.json', 'utf8')),
    functionsFiles: ['package.json', 'package-lock.json'],
    google: connect('token', origin),
    ...changes,
  });
  expect(results.every(({ remedy }) => remedy.length > 0)).toBe(true);
  return Object.fromEntries(
    results.filter(({ problems }) => problems.length > 0).map(({ name, problems }) => [name, problems]),
  );
}

it('finds nothing in a project that is ready, with the firebase.json of this repository', async () => {
  expect(await problemsOf()).toEqual({});
});

it('only reads, with the operator’s token', async () => {
  await problemsOf();
  expect(requests).toHaveLength(5);
  expect(requests.every((request) => request.endsWith(' Bearer token'))).toBe(true);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([
    `POST ${resource}:getIamPolicy Bearer token`,
  ]);
});

it('reports each variable that the site lacks', async () => {
  const missing = ['GATSBY_FIREBASE_APP_ID is missing.'];
  expect(await problemsOf({ missing })).toEqual({ 'Variables of the site': missing });
});

it('finds a site that is built for another project or for this machine', async () => {
  const { 'Project of the site': found } = await problemsOf({
    site: { ...site, GATSBY_FIREBASE_PROJECT_ID: 'other', GATSBY_SITE_URL: 'http://localhost:5000' },
  });
  expect(found).toEqual([
    expect.stringContaining('“other”'),
    expect.stringContaining('http://localhost:5000'),
  ]);
});

it('finds a Hosting configuration that publishes an old build and breaks the login', async () => {
  const headers = [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }];
  const config = { hosting: { headers }, firestore: { location: region } };
  expect(Object.keys(await problemsOf({ config }))).toEqual(['Build before Hosting', 'Frames of the login']);
});

it('finds functions without a lockfile', async () => {
  expect(Object.keys(await problemsOf({ functionsFiles: ['package.json'] }))).toEqual([
    'Lockfile of the functions',
  ]);
});

it.each([
  [undefined, ['doesn’t exist']],
  [{ locationId: 'nam5' }, ['in nam5', 'Delete protection is off', 'Point-in-time recovery is off']],
])('finds a database that is missing, elsewhere or unprotected: %j', async (found, words) => {
  const { Database: problems } = await problemsOf({}, { [database]: found });
  expect(problems).toEqual(words.map((word) => expect.stringContaining(word)));
});

it.each([undefined, {}])('finds a missing cleanup policy: %j', async (found) => {
  expect(Object.keys(await problemsOf({}, { [repository]: found }))).toEqual(['Cleanup of container images']);
});

it('accepts that the operator keeps all images', async () => {
  const labels = { 'firebase-functions-cleanup-opted-out': 'true' };
  expect(await problemsOf({}, { [repository]: { labels } })).toEqual({});
});

it('finds the roles that an organization with secure defaults doesn’t grant', async () => {
  const policy = { bindings: [binding('roles/run.invoker'), { role: 'roles/iam.serviceAccountUser' }] };
  const found = (await problemsOf({}, { [`${resource}:getIamPolicy`]: policy }))['Roles of the functions'];
  expect(found).toHaveLength(6);
  expect(found?.join()).toMatch(
    /cloudtasks.enqueuer.*iam.serviceAccountUser.*iam.serviceAccountTokenCreator/,
  );
});

it('finds queues that need more CPUs than the project has', async () => {
  const found = (await problemsOf({ functions: { SLICE_INSTANCES: '14' } }))['CPU quota'];
  expect(found).toEqual([expect.stringContaining('up to 21 CPUs, and the quota in europe-west1 is 20')]);
});

it('says why Google refuses to answer, and runs the other checks', async () => {
  const found = await problemsOf({}, { [quota]: 'refused', [database]: 'refused' });
  expect(Object.keys(found)).toEqual(['Database', 'CPU quota']);
  expect(found['CPU quota']?.[0]).toContain('Cloud Quotas API is disabled.');
});
