import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { localHost, localPort } from '#domain/localStack';
import { sentryDsn } from '#scripts/test/telemetry';
import { localTelemetryKey } from '#services/environment/glance';
import { seeded } from '../support/people';
import { logIn as logInAs } from '../support/signIn';

export const base = Number(process.env.STACK_BASE ?? 5_000);

export interface Telemetry {
  /** Without it nothing has been chosen. */
  readonly consent?: 'granted' | 'declined';
  /** 0 to 1. */
  readonly recordingRate?: number;
  readonly parts?: readonly ('sentry' | 'posthog')[];
}

/** Tells the pages of this browser their receivers, before any script of ours runs. */
export async function useTelemetry(
  page: Page,
  { consent, recordingRate = 0, parts = ['sentry', 'posthog'] }: Telemetry = {},
): Promise<void> {
  const settings = {
    ...(parts.includes('sentry') && { sentryDsn: sentryDsn(base) }),
    ...(parts.includes('posthog') && {
      posthogKey: 'phc_test',
      posthogHost: `http://${localHost}:${localPort(base, 'posthog')}`,
    }),
    recordingRate,
  };
  await page.addInitScript(
    ({ key, value, chosen }) => {
      // PostHog counts no robots, and takes a browser for one by any of these.
      const person = {
        webdriver: false,
        userAgent: navigator.userAgent.replace('Headless', ''),
        userAgentData: undefined,
      };
      for (const [name, told] of Object.entries(person))
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => told });
      localStorage.setItem(key, value);
      // Only once: a choice that a test makes on the page stays.
      if (chosen && !localStorage.getItem('plumbline-consent'))
        localStorage.setItem('plumbline-consent', chosen);
    },
    { key: localTelemetryKey, value: JSON.stringify(settings), chosen: consent },
  );
}

export async function logIn(page: Page, admin = false): Promise<void> {
  await logInAs(page, seeded(admin ? 'admin' : 'user').email);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Everything that analytics has left in this browser. */
export function traces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split(';').filter(Boolean),
    ].filter((key) => /^ph_|posthog|plumbline-analytics/.test(key)),
  );
}
