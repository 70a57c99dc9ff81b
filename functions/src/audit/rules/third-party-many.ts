import { trimmed } from '../parse/text';
import { sameOwner } from '../urls/owner';
import { hostOf } from '../urls/url';
import { pageRule } from './rule';

const most = 5;

/** A page that runs scripts of many others. */
export const thirdPartyMany = pageRule('third-party-many', ({ url, scripts, resolve }) => {
  const owners: string[] = [];
  for (const { attributes } of scripts) {
    const target = attributes.src ? resolve(trimmed(attributes.src)) : null;
    if (!target || sameOwner(target, url) || owners.some((known) => sameOwner(known, target))) continue;
    owners.push(target);
  }
  if (owners.length <= most) return [];
  const hosts = owners.map(hostOf).join(' ');
  return [
    {
      message: `This page runs scripts of ${owners.length} others.`,
      evidence: { value: hosts.slice(0, 300) },
    },
  ];
});
