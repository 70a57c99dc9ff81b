import { getAppCheck } from 'firebase-admin/app-check';
import type { Request } from 'firebase-functions/https';
import { honeypot, joinProblems, joinWaitlistSchema } from '#domain/operations';
import { pathTo } from '#domain/routes';
import { type HttpProblem, httpProblemOf } from '#functions/access/exportEndpoint';
import { parseRequest } from '#functions/platform/callable';
import { currentOutbox, queueEmail, verifiedEmail } from '#functions/platform/email';
import { environment } from '#functions/platform/environment';
import { db, refs } from '#functions/platform/firestore';
import { countUses, usesBy } from '#functions/platform/rateLimit';
import { refusal } from '#functions/platform/refusal';
import { type Visitor, visitorOf } from '#functions/platform/visitor';
import { approvedEmail, hasAccountEmail, joinedEmail } from './emails';
import { entryIdFor, newEntry } from './entry';

const perEmail = { what: 'joinWaitlist', count: 5, seconds: 86_400 };
const perVisitor = { count: 30, seconds: 3_600 };
/** Limits the emails that visitors can make us send. */
const total = { what: 'joinWaitlist', subject: 'everyone', count: 2_000, seconds: 3_600 };

/**
 * Adds an email address to the waitlist and emails its place. A known address gets an email too, so that only the
 * reader of the email learns whether it was known.
 * @param email in lower case.
 * @throws HttpsError `slow-down`, `sign-ups-paused`
 */
async function join(email: string, visitor: Visitor): Promise<void> {
  if ((await refs.accessSettings.get()).data()?.signUpsPaused) throw refusal('sign-ups-paused');
  const id = entryIdFor(email);
  const calledAt = new Date();
  const uses = await usesBy(visitor, 'joinWaitlist', perVisitor, calledAt);
  await countUses([{ ...perEmail, subject: id }, ...uses, total], calledAt);
  const outbox = await currentOutbox();
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const known = (await tx.get(refs.waitlistEntry(id))).data();
    const accounts = await tx.get(refs.users.where('email', '==', email).limit(1));
    const account = accounts.docs[0]?.data();
    // An account with an unverified address doesn’t keep the owner of the address off the waitlist.
    if (account?.state === 'active' && (await verifiedEmail(account.uid, email)))
      return queueEmail(tx, outbox, email, hasAccountEmail(), now);
    const entry = known ?? newEntry(email, now);
    if (!known) tx.create(refs.waitlistEntry(id), entry);
    const content = entry.state === 'approved' ? approvedEmail(entry) : joinedEmail(entry);
    queueEmail(tx, outbox, email, content, now);
  });
}

/** The part of Express's response that this endpoint uses. */
interface Response {
  status(code: number): Response;
  set(header: string, value: string): Response;
  json(body: unknown): unknown;
  redirect(status: number, url: string): unknown;
}

/** Handles the waitlist's form: JSON from a script, or a form post from a browser without one, which is redirected. */
export async function handleJoin(request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response
      .status(405)
      .set('Allow', 'POST')
      .json({ error: { code: 'invalid-argument', message: 'POST only.' } });
    return;
  }
  const problem = await joinFrom(request).then(
    () => null,
    (error: unknown) => httpProblemOf('joinWaitlist', error),
  );
  if (request.is('application/json')) sendJson(response, problem);
  else response.redirect(303, pathAfter(problem));
}

async function joinFrom(request: Request): Promise<void> {
  await requireAppCheck(request);
  const form = parseRequest(joinWaitlistSchema, { ...request.body });
  // A bot that fills in every field gets the response for a success.
  if (form[honeypot] !== '') return;
  await join(form.email, visitorOf(request));
}

async function requireAppCheck(request: Request): Promise<void> {
  if (!environment.enforceAppCheck) return;
  const token = request.get('X-Firebase-AppCheck');
  if (!token) throw refusal('app-check');
  await getAppCheck()
    .verifyToken(token)
    .catch(() => {
      throw refusal('app-check');
    });
}

function sendJson(response: Response, problem: HttpProblem | null): void {
  if (!problem) response.status(200).json({});
  else response.status(problem.status).json({ error: { code: problem.code, message: problem.message } });
}

function pathAfter(problem: HttpProblem | null): string {
  if (!problem) return pathTo('waitlistJoined');
  // The fragment alone selects the message on the page, because the page works without scripts.
  const code = joinProblems.find((code) => code === problem.code) ?? 'internal';
  return `${pathTo('waitlist')}?problem=${encodeURIComponent(problem.code)}#${code}`;
}
