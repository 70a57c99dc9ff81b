import { paths } from '#domain/collections';
import { db, freshAddress, functionUrl } from './stack';

let visitors = 0;
/** Returns an IP address in a /64 network that no other call uses, in any run of the tests. */
export function nextVisitor(): string {
  visitors += 1;
  const run = (Date.now() % 65_536).toString(16);
  return `2001:db8:${run}:${visitors.toString(16)}::1`;
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/** @param peer the host that connects, which Google’s front end appends. This machine by default. */
export async function send(
  body: string,
  type: string,
  ip: string,
  method = 'POST',
  peer?: string,
): Promise<Answer> {
  const response = await fetch(functionUrl('joinWaitlist'), {
    method,
    headers: { 'content-type': type, 'fastly-client-ip': ip, ...(peer && { 'x-forwarded-for': peer }) },
    redirect: 'manual',
    ...(method === 'POST' && { body }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
  };
}

export const joinByScript = (form: object, ip = nextVisitor()) =>
  send(JSON.stringify(form), 'application/json', ip);
export const joinByForm = (form: Record<string, string>, ip = nextVisitor()) =>
  send(new URLSearchParams(form).toString(), 'application/x-www-form-urlencoded', ip);

export const mailsTo = (email: string) => db.collection(paths.mails).where('to', 'array-contains', email);
export const entryOf = async (email: string) =>
  (await db.collection(paths.waitlist).where('email', '==', email).get()).docs[0]?.data();
export const ticketIn = (text: string) => /\?ticket=([\w-]{27})/.exec(text)?.[1];
export const codeIn = ({ body }: Answer) => JSON.parse(body).error.code;

/** Joins the waitlist with new email addresses. @returns the entries, in the order of joining. */
export async function waiting(count: number): Promise<{ id: string; email: string }[]> {
  const people = [];
  for (let n = 0; n < count; n += 1) {
    const email = freshAddress('waiting');
    await joinByScript({ email });
    const entry = await entryOf(email);
    people.push({ id: String(entry?.id), email });
  }
  return people;
}
