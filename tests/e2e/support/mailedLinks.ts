import { expect, type Page } from '@playwright/test';
import { localHost, localPort } from '#domain/localStack';
import { type accountMails, actionPath, mailedCodes } from '#scripts/local/accountMails';
import { base, projectId } from '#tests/support/stack';

type Mode = (typeof accountMails)[keyof typeof accountMails]['mode'];

/** Returns the path that the newest email of Firebase Authentication links to. The emulator exposes its codes. */
export async function linkFor(email: string, mode: Mode): Promise<string> {
  const codes = await mailedCodes(`${localHost}:${localPort(base, 'auth')}`, projectId);
  const paths = codes
    .filter((code) => [code.email, code.newEmail].includes(email))
    .map(actionPath)
    .filter((path) => path?.includes(`mode=${mode}&`));
  const newest = paths.at(-1);
  if (!newest) throw new Error(`No mail of the kind ${mode} was sent to ${email}.`);
  return newest;
}

/** Opens the link that confirms an email address, in another tab of the same browser. */
export async function confirmByLink(page: Page, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(await linkFor(email, 'verifyEmail'));
  await expect(tab.getByText('Your email address is confirmed')).toBeVisible();
  await tab.close();
}
