import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports links and files with a slow response. */
export const slowLink = linkRule('slow-link', ({ asset, page, target, finalOutcome }) => {
  if (asset?.slow === undefined || finalOutcome.end !== 'ok') return null;
  const seconds = (asset.slow / 1_000).toFixed(1);
  return {
    message: `${shown(target, hostOf(page))} took ${seconds} s to answer.`,
    evidence: { value: `${seconds} s`, ...toldBy(asset) },
  };
});
