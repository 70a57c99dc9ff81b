import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from '../local/problem';

/** Chromium's sandbox doesn't work as root. The other flags prevent background network requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Makes the headless shell render fonts exactly like a browser with a screen.
  '--font-render-hinting=slight',
];

/** The headless shell, Playwright's default, needs half the CPU time of the full browser. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Finds the browser for tests: CHROMIUM_PATH, Playwright's, or the system's. Otherwise, installs one. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, which doesn’t exist. Correct or unset it.`);
  }
  return installed() ?? install();
}

function installed(): string | undefined {
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) return bundled;
  for (const name of systemNames) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // `command -v` fails for unknown commands.
    }
  }
  return undefined;
}

function install(): string {
  console.log('Chromium isn’t installed. Installing it …');
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  const errors: string[] = [];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      errors.push(
        `${command} ${args.join(' ')}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
    const found = installed();
    if (found) return found;
  }
  throw new Problem(
    `The browser tests need Chromium, which couldn’t be installed (${errors.join('; ')}). Install it, or set CHROMIUM_PATH.`,
  );
}
