import { expect, type Page } from '@playwright/test';
import { localHost, localPort } from '#domain/localStack';
import { sentryDsn } from '#scripts/test/stackTask';
import { localTelemetryKey } from '#services/environment/enabled';
import { seeded } from '../support/people';
import { logIn as logInAs } from '../support/signIn';

export const base = Number(process.env.STACK_BASE ?? 5_000);

export interface Telemetry {
  /** No choice by default. */
  readonly consent?: 'granted' | 'declined';
  /** 0 to 1. */
  readonly recordingRate?: number;
  readonly parts?: readonly ('sentry' | 'posthog')[];
}

/** Configures the receivers for this browser's pages, before any of our scripts run. */
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
      // PostHog ignores bots, and detects a browser as one by any of these.
      const person = {
        webdriver: false,
        userAgent: navigator.userAgent.replace('Headless', ''),
        userAgentData: undefined,
      };
      for (const [name, value] of Object.entries(person))
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
      localStorage.setItem(key, value);
      // Only once, so that a choice made on the page stays.
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

/** Returns everything that analytics has stored in this browser. */
export function traces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split(';').filter(Boolean),
    ].filter((key) => /^ph_|posthog|plumbline-analytics/.test(key)),
  );
}
