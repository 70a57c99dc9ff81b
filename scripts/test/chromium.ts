import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from '../local/problem';

/** A browser started as root has no sandbox; the other flags keep it off the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell draws letters as a browser with a screen does, to the pixel.
  '--font-render-hinting=slight',
];

/** Chromium's headless shell, Playwright's default, takes half the processor time of a whole browser without a screen. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The browser that tests drive: CHROMIUM_PATH, Playwright's own, the system's, or Debian's, installed now. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, and there is no such file. Correct it or unset it.`);
  }
  return installed() ?? install();
}

function installed(): string | undefined {
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return playwrights;
  for (const name of systemNames) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Not this one: `command -v` found nothing by that name.
    }
  }
  return undefined;
}

function install(): string {
  console.log('There is no Chromium here; installing it …');
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  const faults: string[] = [];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      faults.push(
        `${command} ${args.join(' ')}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
    const found = installed();
    if (found) return found;
  }
  throw new Problem(
    `The browser tests need Chromium, and it could not be installed (${faults.join('; ')}). Install it, or set CHROMIUM_PATH.`,
  );
}
