import type { LinkFact } from '#functions/audit/parse/facts';
import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { sameOwner } from '#functions/audit/urls/scope';
import { hostOf } from '#functions/audit/urls/url';
import { pageRule, sharedRule } from '../rule';

const scriptTypes = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** Reports scripts in the head that block rendering. */
export const scriptBlocking = sharedRule('script-blocking', ({ scripts, resolve }) =>
  scripts.flatMap((script) => {
    const { src, async, defer, type = '', nomodule } = script.attributes;
    if (!script.inHead || !src || async !== undefined || defer !== undefined || nomodule !== undefined)
      return [];
    if (!scriptTypes.test(type.trim().toLowerCase())) return [];
    const shown = ownCopy(cut(trimmed(src), 150));
    return [
      {
        message: `The page stays blank until ${shown} has loaded and run.`,
        file: resolve(trimmed(src)) ?? undefined,
        key: shown,
        spot: script,
        evidence: { element: 'script' },
      },
    ];
  }),
);

const maxFiles = 80;

/** Reports pages that load very many files before anyone scrolls. */
export const requestsMany = pageRule('requests-many', ({ links, images }) => {
  const loaded = new Set<string>();
  for (const link of links) if (isLoaded(link)) loaded.add(link.written);
  // `images` leaves out those in noscript. `links` doesn't, so it isn't used for images.
  for (const { src, attributes } of images) {
    const written = trimmed(src);
    if (written !== '' && !isData(written) && attributes.loading?.toLowerCase() !== 'lazy')
      loaded.add(written);
  }
  return loaded.size > maxFiles ? [{ message: `This page loads ${loaded.size} files.` }] : [];
});

function isLoaded({ role, element, attribute, written, rel }: LinkFact): boolean {
  if (role !== 'image' && role !== 'resource') return false;
  // A browser loads one file of a srcset. Previews and sources aren't loaded with the page.
  if (element === 'img' || element === 'meta' || element === 'source' || attribute === 'imagesrcset')
    return false;
  // Apple touch icons and startup images are loaded only when the page is added to a home screen.
  return !isData(written) && !/\bapple-touch-/i.test(rel);
}

const isData = (written: string) => /^data:/i.test(written);

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
