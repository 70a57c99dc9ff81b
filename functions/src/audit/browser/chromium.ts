import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, launch } from 'puppeteer-core';

/** The headless shell needs half the processor time of the full browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export type FoundChromium = { readonly path: string } | { readonly missing: string };

/** Finds the browser: CHROMIUM_PATH, or one in PATH. Says why there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): FoundChromium {
  const { CHROMIUM_PATH: named, PATH = '' } = environment;
  if (named)
    return isProgram(named)
      ? { path: named }
      : { missing: `CHROMIUM_PATH names ${named}, which isn’t a program. Correct or unset it.` };
  for (const name of names)
    for (const folder of PATH.split(delimiter)) {
      const path = join(folder, name);
      if (folder !== '' && isProgram(path)) return { path };
    }
  return { missing: 'Chromium isn’t installed. Install it, or set CHROMIUM_PATH.' };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // The only way to ask whether a file is a program is to try.
    return false;
  }
}

/** Chromium’s own traffic is off, and everything else goes through the proxy: no other name or address resolves. */
function argumentsFor(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Chromium would connect to loopback directly.
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-features=ServiceWorker,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,OptimizationHints,WebRtcAllowInputVolumeAdjustment',
    '--disable-extensions',
    '--disable-component-extensions-with-background-pages',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-print-preview',
    '--mute-audio',
    '--no-first-run',
    '--no-pings',
    '--js-flags=--max-old-space-size=384',
    // Chromium refuses to start with its sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/** Starts the browser. It is controlled through a pipe, so that it opens no port. */
export function launchChromium(path: string, proxyPort: number): Promise<Browser> {
  return launch({
    executablePath: path,
    headless: 'shell',
    pipe: true,
    args: argumentsFor(proxyPort),
    acceptInsecureCerts: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    protocolTimeout: 20_000,
    timeout: 20_000,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
  });
}

/** Ends Chromium with all processes of its group: one that is still starting would leave some behind. */
export function killChromium(child: ChildProcess | null): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch (error) {
    const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}

/**
 * Returns the memory of a process and its descendants in bytes, with shared pages counted once; 0 where Linux’s /proc is
 * missing.
 */
export function memoryOf(root: number): number {
  if (process.platform !== 'linux') return 0;
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    // The name of the program, in parentheses, may contain spaces.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  let total = 0;
  const open = [root];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    total += 1_024 * Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
    open.push(...(children.get(pid) ?? []));
  }
  return total;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since the folder was listed.
    return '';
  }
}
