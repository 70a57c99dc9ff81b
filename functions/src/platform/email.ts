import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import type { Mail, MailMessage } from '#domain/mail';
import { db, refs } from './firestore';
import { refusal } from './refusal';

const retentionMs = 30 * 86_400_000;

export interface EmailContent {
  readonly subject: string;
  /** Plain text, one string per paragraph. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
}

/**
 * Returns the collection that emails go to: the one that is sent from or, while emails are paused, the one that holds
 * them. Reads the settings outside a transaction, because a transaction can't read after it has written.
 */
export async function currentOutbox(): Promise<CollectionReference<Mail>> {
  return (await isMailPaused()) ? refs.heldMails : refs.mails;
}

async function isMailPaused(): Promise<boolean> {
  return (await refs.accessSettings.get()).data()?.mailPaused === true;
}

/** Queues an email in the transaction of the change that it reports, so that neither happens without the other. */
export function queueEmail(
  tx: Transaction,
  outbox: CollectionReference<Mail>,
  to: string,
  content: EmailContent,
  now: Date,
): void {
  const expiresAt = new Date(now.getTime() + retentionMs);
  tx.create(outbox.doc(), { to: [to], message: toMessage(content), createdAt: now, expiresAt });
}

/** A batch has at most 500 writes, and each email takes two. The next run sends more. */
const maxReleased = 200;

/** Sends the emails of a pause that has ended, the oldest first. */
export async function releaseHeldEmails(): Promise<void> {
  if (await isMailPaused()) return;
  const held = await refs.heldMails.orderBy('createdAt').limit(maxReleased).get();
  const write = db.batch();
  for (const mail of held.docs) {
    // Fails as a whole if a concurrent run has sent it.
    write.create(refs.mails.doc(mail.id), mail.data());
    write.delete(mail.ref);
  }
  await write.commit();
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
