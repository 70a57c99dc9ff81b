import { trimmed } from '#functions/audit/text/strings';
import { sameOwner } from '#functions/audit/urls/owner';
import { hostOf } from '#functions/audit/urls/url';
import { sharedRule } from '../rule';

const maxOwners = 5;

/** Reports pages that run scripts from many other sites. */
export const thirdPartyMany = sharedRule('third-party-many', ({ url, scripts, resolve }) => {
  const owners: string[] = [];
  for (const { attributes } of scripts) {
    const target = attributes.src ? resolve(trimmed(attributes.src)) : null;
    if (!target || sameOwner(target, url) || owners.some((known) => sameOwner(known, target))) continue;
    owners.push(target);
  }
  if (owners.length <= maxOwners) return [];
  const hosts = owners.map(hostOf);
  return [
    {
      message: `This page runs scripts from ${owners.length} third parties.`,
      key: [...hosts].sort().join(' '),
      evidence: { value: hosts.join(' ').slice(0, 300) },
    },
  ];
});
