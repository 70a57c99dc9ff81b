import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Person, people } from '#scripts/local/seed';
import { gapiStub } from './gapiStub';

export const password = 'plumbline';

let count = 0;

export function newAddress(name = 'person'): string {
  count += 1;
  return `${name}-${count}-${Date.now()}@example.test`;
}

/** Limits a context to this machine. Google's popup script is replaced by a stub. */
export async function stayLocal(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      if (new URL(route.request().url()).hostname !== 'apis.google.com') return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: `(${gapiStub.toString()})()` });
    },
  );
}

/** Logs in with the form. Tests of anything else use `logIn` of signIn.ts, which takes a fraction of the time. */
export async function logInByForm(
  page: Page,
  email: string,
  next = '/dashboard',
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL((url) => url.pathname === new URL(next, url).pathname, options);
}

/** Logs out with the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Returns one of the accounts that every local stack has. */
export function seeded(who: 'admin' | 'user'): Person {
  const person = people.find(({ admin }) => admin === (who === 'admin'));
  if (!person) throw new Error(`The local stack begins with no ${who}.`);
  return person;
}

/** Signs up with the form. @returns the new account's email address. */
export async function signUpByForm(page: Page, name?: string): Promise<string> {
  const email = newAddress(name);
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  return email;
}
