import { useMemo } from 'react';
import { type Live, useQuery } from '#app/live/useLive';
import { crawledSites, isOwnMachine, isVerifiedDomain } from '#domain/domainVerification';
import { parseSiteUrl } from '#domain/jobInput';
import { readEnvironment } from '#services/environment/firebase';
import { proofsQuery } from '../sites/VerifyButton';
import { addressesIn, type Draft } from './draft';

export interface ListedSite {
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
export function useUnverifiedHosts(
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
  const value = sites.flatMap(([host, address]) => (isOwn(host) ? [] : [{ host, url: address }]));
  return { status: 'ready', value };
}

const isLocalStack = () => readEnvironment().kind === 'local';
