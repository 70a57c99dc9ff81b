import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import type { Mail } from '#domain/mail';
import { pathTo } from '#domain/routes';
import type { Stack } from './stack';

/** An email that Firebase Authentication would have sent, as its emulator lists it. */
export interface MailedCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

export const accountMails = {
  VERIFY_EMAIL: { mode: 'verifyEmail', subject: 'Confirm your email address' },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', subject: 'Confirm your new email address' },
  PASSWORD_RESET: { mode: 'resetPassword', subject: 'Reset your password' },
} as const;

export async function mailedCodes(authHost: string, projectId: string): Promise<readonly MailedCode[]> {
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  if (!response.ok) throw new Error(`The Authentication emulator responded with ${response.status}.`);
  return ((await response.json()) as { oobCodes: readonly MailedCode[] }).oobCodes;
}

/** Returns the path of the screen that the email links to, or null for an email type that Plumbline doesn't use. */
export function actionPath({ requestType, oobCode }: MailedCode): string | null {
  const mail = mailOf(requestType);
  return mail && `${pathTo('authAction')}?mode=${mail.mode}&oobCode=${encodeURIComponent(oobCode)}`;
}

const mailOf = (requestType: string) =>
  Object.entries(accountMails).find(([type]) => type === requestType)?.[1] ?? null;

/**
 * Shows Firebase Authentication's emails in the terminal and in the admin area's list of emails, because a local stack
 * sends nothing.
 * @returns a function that stops it.
 */
export function showAccountMails(stack: Stack, say: (words: string) => void): () => Promise<void> {
  const { projectId, env, site } = stack;
  const app = initializeApp({ projectId }, `mails-${projectId}`);
  const mails = getFirestore(app).collection(paths.mails);
  const abort = new AbortController();
  const shown = new Set<string>();

  async function show(code: MailedCode): Promise<void> {
    const [mail, path] = [mailOf(code.requestType), actionPath(code)];
    if (!mail || path === null || shown.has(code.oobCode)) return;
    const [to, text] = [code.newEmail ?? code.email, `${mail.subject}: ${site}${path}`];
    const id = createHash('sha256').update(code.oobCode).digest('base64url').slice(0, 20);
    await mails.doc(id).set({
      to: [to],
      message: { subject: mail.subject, text, html: '' },
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    } satisfies Mail);
    shown.add(code.oobCode);
    say(`Email to ${to}: ${text}`);
  }

  async function watch(): Promise<void> {
    while (!abort.signal.aborted) {
      for (const code of await mailedCodes(env.FIREBASE_AUTH_EMULATOR_HOST ?? '', projectId))
        await show(code);
      await pause(1_000, undefined, { signal: abort.signal });
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!abort.signal.aborted) say(`Emails from Firebase Authentication are no longer shown: ${error}`);
  });
  return async () => {
    abort.abort();
    await watching;
    await deleteApp(app);
  };
}
