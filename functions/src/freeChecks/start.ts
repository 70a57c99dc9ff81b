import { randomBytes } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import { getDomain } from 'tldts';
import { defaultAccessSettings } from '#domain/access';
import { freeChecksPerHour, newFreeCheck } from '#domain/freeCheck';
import type { StartFreeCheckResult } from '#domain/operations';
import { unicodeHost } from '#domain/unicodeHost';
import { refusalOf } from '../audit/fetch/guard';
import { environment } from '../platform/environment';
import { refs } from '../platform/firestore';
import { countUses, directSubject, type Use } from '../platform/rateLimit';
import { refusal } from '../platform/refusal';
import { enqueueFreeCheck } from '../platform/tasks';
import type { Visitor } from '../platform/visitor';

/**
 * Starts a check of ten pages for a visitor, without an account.
 * @throws HttpsError `free-checks-off` or `jobs-paused` if an admin has switched them off, `invalid-argument` for a URL
 * that is never requested, `resource-exhausted` with the time of the next try if a limit is reached.
 */
export async function startFreeCheck(
  { url }: { readonly url: string },
  visitor: Visitor,
): Promise<StartFreeCheckResult> {
  await requireSwitchedOn();
  if (refusalOf(url, environment.allowPrivate))
    throw new HttpsError(
      'invalid-argument',
      `We check only public sites on the ports of the web, and ${unicodeHost(new URL(url).host)} isn’t one. Enter the URL of a public site.`,
    );
  const now = new Date();
  await countFreeCheck(url, visitor, now);
  const checkId = randomBytes(20).toString('base64url');
  await refs.freeCheck(checkId).create(newFreeCheck(url, now));
  await enqueueFreeCheck({ checkId });
  return { checkId };
}

async function requireSwitchedOn(): Promise<void> {
  const stored = (await refs.accessSettings.get()).data();
  const { freeChecks, jobsPaused } = { ...defaultAccessSettings, ...stored };
  if (!freeChecks) throw refusal('free-checks-off');
  if (jobsPaused) throw refusal('jobs-paused');
}

/**
 * Counts one limit after the other, the visitor's first, so that a visitor over the limit can't use up those of a site
 * or of everyone.
 */
async function countFreeCheck(url: string, visitor: Visitor, now: Date): Promise<void> {
  const { host } = new URL(url);
  const site = siteOf(host);
  const limit = (who: keyof typeof freeChecksPerHour, subject: string, why: string): Use => ({
    what: `freeCheck ${who}`,
    subject,
    count: freeChecksPerHour[who],
    seconds: 3_600,
    refuse: (retryAt) => new HttpsError('resource-exhausted', `${why} ${retryWords(retryAt, now)}`),
  });
  const { visitor: own, site: perSite } = freeChecksPerHour;
  const limits = [
    limit('visitor', await directSubject(visitor, now), `You’ve used your ${own} free checks of this hour.`),
    limit(
      'site',
      site,
      `${unicodeHost(site)} has had its ${perSite} free checks of this hour. We limit them so that nobody can put load on someone else’s site.`,
    ),
    limit('total', 'everyone', 'All free checks of this hour are used up.'),
  ];
  for (const one of limits) await countUses([one], now);
}

/** Returns the registrable domain, because its owner can create any number of host names. */
const siteOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host;

function retryWords(retryAt: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 60_000));
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or sign up to check the site now.`;
}
