import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localHost, localPort } from '#domain/localStack';
import { region } from '#domain/region';
import { siteFolder } from './build';
import { type Child, startChild } from './child';
import { findFirestoreJar, requireJava } from './java';
import { requireFreePorts } from './ports';
import { Problem } from './problem';
import { ensureHeaderKey, seedArguments, storeDocuments } from './storedState';
import { until } from './until';

export const root = join(__dirname, '../..');
const firebase = join(root, 'node_modules/.bin/firebase');

export interface StackOptions {
  /** The first port of the stack's block, on which it serves the site. */
  readonly base: number;
  /**
   * The emulators to run: all, all but Hosting (`npm run dev` uses its port for Gatsby's server), or only Firestore,
   * which is ready in a second instead of half a minute.
   */
  readonly emulators: 'all' | 'without-hosting' | 'firestore';
  /** Where accounts and documents are kept between runs. Without it, they are discarded. */
  readonly dataDir?: string;
  /** Optimizes Java for throughput instead of startup time. Only worthwhile with about 100,000 documents. */
  readonly optimizesJava?: boolean;
  /** Additional environment variables for the functions. */
  readonly env?: NodeJS.ProcessEnv;
  readonly onStep?: (words: string) => void;
}

export interface Stack {
  readonly projectId: string;
  readonly site: string;
  /** The environment variables that an admin SDK needs to reach the emulators. */
  readonly env: Record<string, string>;
  readonly children: readonly Child[];
  /** Aborted, with the reason, if one of the processes ends unexpectedly. */
  readonly broken: AbortSignal;
  /** Saves the data if there is a folder for it, and ends every process. */
  stop(): Promise<void>;
}

/** Project IDs that begin with `demo-` keep every emulator off the network. */
export const projectIdFor = (base: number) => `demo-plumbline-${base}`;

/**
 * Starts Google's Firestore emulator and firebase-tools' Authentication, Functions, Tasks and Hosting emulators.
 * @throws Problem that says what to fix, after stopping every process.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { base, onStep = () => undefined } = options;
  await requireJava();
  const jar = await findFirestoreJar(firebase);
  await requireFreePorts(base);
  ensureHeaderKey(join(root, 'functions'));

  const projectId = projectIdFor(base);
  const folder = join(root, '.local', String(base));
  mkdirSync(folder, { recursive: true });
  const env = {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${localHost}:${localPort(base, 'firestore')}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${localHost}:${localPort(base, 'auth')}`,
    CLOUD_TASKS_EMULATOR_HOST: `${localHost}:${localPort(base, 'tasks')}`,
    // Otherwise, the admin SDK looks for Google's metadata server on the network.
    METADATA_SERVER_DETECTION: 'none',
  };
  const children: Child[] = [];
  const broken = new AbortController();
  let ready = false;
  let stopping = false;
  const stop = async () => {
    stopping = true;
    // In reverse order, so that functions keep their database while they end. SIGINT makes firebase-tools save accounts.
    for (const child of [...children].reverse()) {
      if (child.name === 'firestore' && ready && options.dataDir) {
        await storeDocuments(env.FIRESTORE_EMULATOR_HOST, projectId, options.dataDir);
      }
      await child.stop('SIGINT');
    }
    rmSync(configFile(base), { force: true });
  };
  try {
    onStep('Starting Firestore');
    children.push(startFirestore(jar, options, projectId, folder));
    await waitFor(children, () => statusOf(`http://${env.FIRESTORE_EMULATOR_HOST}/`, 'GET'), 'Firestore');
    if (options.emulators !== 'firestore') {
      onStep('Starting Authentication, Functions, Tasks and Hosting');
      children.push(startFirebase(options, projectId, folder, env));
      const callable = `http://${localHost}:${localPort(base, 'functions')}/${projectId}/${region}/startSession`;
      // The hub lists functions seconds before they are loaded, so wait for a response from one of them.
      await waitFor(
        children,
        async () => (await statusOf(callable, 'POST', { data: {} })) === 401,
        'Functions',
      );
      await protectEmails(env.FIREBASE_AUTH_EMULATOR_HOST, projectId);
    }
    ready = true;
  } catch (error) {
    await stop();
    throw error;
  }
  for (const child of children) {
    child.gone.then((code) => {
      if (!stopping) broken.abort(new Problem(`${child.name} ended with code ${code}. ${endOfLog(child)}`));
    });
  }
  return { projectId, site: `http://localhost:${base}`, env, children, broken: broken.signal, stop };
}

function endOfLog({ logFile }: Child): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-30);
  return `Its log is ${logFile}, and ends with:\n${lines.join('\n')}`;
}

function startFirestore(
  jar: string,
  { base, dataDir, optimizesJava = false }: StackOptions,
  projectId: string,
  folder: string,
): Child {
  const args = ['-Duser.language=en', '-Xmx2g'];
  // Most stacks run for minutes, in which optimizing the emulator's code takes more CPU time than it saves.
  if (!optimizesJava) args.push('-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC');
  args.push('-cp', jar);
  args.push('com.google.cloud.datastore.emulator.firestore.CloudFirestore');
  args.push('--host', localHost, '--port', String(localPort(base, 'firestore')));
  args.push('--websocket_port', String(localPort(base, 'firestoreWebsocket')));
  args.push('--rules', join(root, 'firestore.rules'), '--project_id', projectId);
  if (dataDir) args.push(...seedArguments(dataDir));
  return startChild({
    name: 'firestore',
    command: 'java',
    args,
    cwd: folder,
    logFile: join(folder, 'firestore.log'),
  });
}

function configFile(base: number): string {
  return join(root, `.firebase.${base}.json`);
}

function startFirebase(
  { base, emulators, dataDir, env: more }: StackOptions,
  projectId: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Child {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const at = (part: Parameters<typeof localPort>[1]) => ({ host: localHost, port: localPort(base, part) });
  delete config.firestore;
  for (const codebase of config.functions) delete codebase.predeploy;
  config.hosting.public = siteFolder(base);
  config.emulators = {
    singleProjectMode: true,
    ui: { enabled: false },
    auth: at('auth'),
    functions: at('functions'),
    tasks: at('tasks'),
    hub: at('hub'),
    eventarc: at('eventarc'),
    logging: at('logging'),
    // Users type localhost, which a browser may resolve to IPv4 or IPv6, so listen on both.
    hosting: { host: 'localhost', port: base },
  };
  writeFileSync(configFile(base), JSON.stringify(config, null, 2));
  const only = ['auth', 'functions', 'tasks', ...(emulators === 'all' ? ['hosting'] : [])].join(',');
  const args = ['emulators:start', '--only', only, '--project', projectId, '--config', configFile(base)];
  if (dataDir) {
    const accounts = join(dataDir, 'accounts');
    if (existsSync(accounts)) args.push('--import', accounts);
    args.push('--export-on-exit', accounts);
  }
  return startChild({
    name: 'firebase',
    command: firebase,
    args,
    cwd: folder,
    env: {
      CI: 'true',
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      SITE_URL: `http://localhost:${base}`,
      ...env,
      ...more,
    },
    logFile: join(folder, 'firebase.log'),
  });
}

async function waitFor(
  children: readonly Child[],
  responds: () => Promise<unknown>,
  what: string,
): Promise<void> {
  const crashed = Promise.race(
    children.map(async (child) => {
      const code = await child.gone;
      throw new Problem(`${what} didn’t start: ${child.name} ended with code ${code}. Its log is in .local.`);
    }),
  );
  await Promise.race([until(responds, { timeoutMs: 90_000, what: `${what} to respond` }), crashed]);
}

async function statusOf(url: string, method: string, body?: unknown): Promise<number | false> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => false as const);
  return response === false ? false : response.status;
}

/** Makes the Authentication emulator hide whether an account exists, as the real service does. */
async function protectEmails(auth: string, projectId: string): Promise<void> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}
