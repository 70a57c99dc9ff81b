import { useMemo, useState } from 'react';
import { activeQuery, loadOf } from '#app/job-views/activeJobs';
import { type Live, useDocument, useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { crawledSites, isOwnMachine, isVerifiedDomain, verificationHostOf } from '#domain/domainVerification';
import { parseSiteUrl } from '#domain/jobInput';
import type { PlanLimits } from '#domain/plans';
import { usageMonth } from '#domain/user';
import { readEnvironment } from '#services/environment/firebase';
import { proofsQuery } from '../sites/VerifyButton';
import { addressesIn, type Draft, wholeNumber } from './draft';
import { type Cost, pageLimitWords } from './inspectionWords';
import type { InspectionState } from './useInspection';

/** What limits the pages of a job apart from “Max pages”. */
export interface PageLimits {
  readonly words: string;
  /** The sites whose verification would remove the limit. */
  readonly unverified: readonly ListedSite[];
  readonly onVerified: (host: string) => void;
}

interface JobCost {
  readonly cost: Cost;
  readonly pageLimits: PageLimits | undefined;
}

/** Subscribes to what a job would use of the user's plan, once there is a URL, and to what else limits it. */
export function useJobCost(
  draft: Pick<Draft, 'url' | 'scope' | 'urls' | 'maxPages' | 'respectRobots'>,
  limits: PlanLimits,
  inspection: InspectionState,
): JobCost {
  const { account } = useSession();
  const [verified, setVerified] = useState<readonly string[]>([]);
  const uid = inspection.status === 'idle' ? undefined : account?.uid;
  const listed = useUnverifiedHosts(draft, uid);
  const usage = useDocument(uid === undefined ? undefined : paths.usage(uid, usageMonth(new Date())));
  const active = useQuery(uid === undefined ? undefined : activeQuery(uid, limits));
  const sites = listed.status === 'ready' ? listed.value : [];
  const seen = inspection.status === 'seen' ? inspection.inspection : undefined;
  const host = seen && verificationHostOf(seen.url);
  const isSeenVerified = host !== undefined && (seen?.proven === true || verified.includes(host));
  const single = seen?.reach.ok && !isSeenVerified ? [{ url: seen.url, host: host ?? '' }] : [];
  const cost: Cost = {
    scope: draft.scope,
    maxPages: wholeNumber(draft.maxPages),
    respectRobots: draft.respectRobots,
    limits,
    used: usage.status === 'ready' ? (usage.value?.jobs ?? 0) : undefined,
    active: active.status === 'ready' ? loadOf(active.value) : undefined,
    isVerified: isSeenVerified && sites.length === 0,
    unverifiedHosts: listed.status === 'error' ? undefined : sites.map((site) => site.host),
  };
  const words = pageLimitWords(cost, seen);
  const unverified = sites.length > 0 ? sites : single;
  const onVerified = (added: string) => setVerified((before) => [...before, added]);
  return { cost, pageLimits: words === undefined ? undefined : { words, unverified, onVerified } };
}

interface ListedSite {
  /** As in proofs. */
  readonly host: string;
  /** The first URL of the list on this host. */
  readonly url: string;
}

const none: Live<readonly ListedSite[]> = { status: 'ready', value: [] };

/**
 * Subscribes to which sites of a list are unverified; none unless a list names several sites, because the
 * inspection of a single site says whether it is verified.
 * @param uid undefined subscribes to nothing.
 */
function useUnverifiedHosts(
  { scope, url, urls }: Pick<Draft, 'scope' | 'url' | 'urls'>,
  uid: string | undefined,
): Live<readonly ListedSite[]> {
  const sites = useMemo(() => {
    const start = scope === 'list' ? parseSiteUrl(url)?.href : undefined;
    return start ? [...crawledSites({ scope, url: start, urls: addressesIn(urls) })] : [];
  }, [scope, url, urls]);
  const isMixed = sites.length > 1;
  const proofs = useQuery(isMixed && uid !== undefined ? proofsQuery(uid) : undefined);
  if (!isMixed) return none;
  if (proofs.status !== 'ready') return proofs;
  const now = new Date();
  const own = new Set(proofs.value.filter((proof) => isVerifiedDomain(proof, now)).map(({ host }) => host));
  const isOwn = (host: string) => own.has(host) || (isOwnMachine(host) && isLocalStack());
  const value = sites.flatMap(([host, url]) => (isOwn(host) ? [] : [{ host, url }]));
  return { status: 'ready', value };
}

const isLocalStack = () => readEnvironment().kind === 'local';
