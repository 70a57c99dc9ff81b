import type { Transaction } from 'firebase-admin/firestore';
import type { MailMessage } from '#domain/mail';
import { paths } from './firestore';

const keptMs = 30 * 86_400_000;

export interface Letter {
  readonly subject: string;
  /** Plain text, one paragraph each. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
}

/** Writes a mail together with the change that it tells of: both happen or neither. */
export function sendMail(tx: Transaction, to: string, letter: Letter, now: Date): void {
  const expiresAt = new Date(now.getTime() + keptMs);
  tx.create(paths.mails().doc(), { to: [to], message: composed(letter), createdAt: now, expiresAt });
}

export function composed({ subject, paragraphs, link }: Letter): MailMessage {
  const html = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  html.push(`<p><a href="${escaped(link.url)}">${escaped(link.words)}</a></p>`);
  return {
    subject,
    text: [...paragraphs, `${link.words}: ${link.url}`].join('\n\n'),
    html: html.join('\n'),
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
