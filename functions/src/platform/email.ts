import type { Transaction } from 'firebase-admin/firestore';
import type { MailMessage } from '#domain/mail';
import { paths } from './firestore';

const retentionMs = 30 * 86_400_000;

export interface EmailContent {
  readonly subject: string;
  /** Plain text, one paragraph each. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
}

/** Writes a mail together with the change that it tells of: both happen or neither. */
export function queueEmail(tx: Transaction, to: string, content: EmailContent, now: Date): void {
  const expiresAt = new Date(now.getTime() + retentionMs);
  tx.create(paths.mails().doc(), { to: [to], message: toMessage(content), createdAt: now, expiresAt });
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
