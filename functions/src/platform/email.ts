import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { MailMessage } from '#domain/mail';
import { refs } from './firestore';
import { refusal } from './refusal';

const retentionMs = 30 * 86_400_000;

export interface EmailContent {
  readonly subject: string;
  /** Plain text, one string per paragraph. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
}

/** Queues an email in the transaction of the change that it reports, so that neither happens without the other. */
export function queueEmail(tx: Transaction, to: string, content: EmailContent, now: Date): void {
  const expiresAt = new Date(now.getTime() + retentionMs);
  tx.create(refs.mails.doc(), { to: [to], message: toMessage(content), createdAt: now, expiresAt });
}

export function toMessage({ subject, paragraphs, link }: EmailContent): MailMessage {
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  html.push(`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.words)}</a></p>`);
  return {
    subject,
    text: [...paragraphs, `${link.words}: ${link.url}`].join('\n\n'),
    html: html.join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Returns the email address of an account if its owner has verified exactly this one. Emails go to verified addresses
 * only, because anyone can sign up with someone else's.
 * @param email as in the user document: trimmed and in lower case.
 */
export async function verifiedEmail(uid: string, email: string): Promise<string | null> {
  if (!email) return null;
  const account = await accountOf(uid);
  return account?.emailVerified && account.email?.trim().toLowerCase() === email ? email : null;
}

/**
 * Asks Firebase Authentication, because an ID token is up to an hour old.
 * @throws HttpsError `email-not-confirmed`
 */
export async function requireVerifiedEmail(uid: string): Promise<void> {
  if (!(await accountOf(uid))?.emailVerified) throw refusal('email-not-confirmed');
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  return (await getAuth().getUsers([{ uid }])).users[0];
}
