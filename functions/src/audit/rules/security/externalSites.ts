import type { PageFacts, Spot } from '#functions/audit/parse/facts';
import { hasWord, ownCopy, trimmed } from '#functions/audit/text/strings';
import { sameOwner } from '#functions/audit/urls/scope';
import { pathOf } from '#functions/audit/urls/url';
import { sharedRule } from '../rule';

interface Opener {
  readonly element: 'a' | 'area' | 'form';
  readonly spot: Spot;
  readonly written: string;
  readonly rel: string | undefined;
}

/** Reports links and forms that open another site in a new tab and, in older browsers, give it access to the opener. */
export const blankTarget = sharedRule('blank-target', (page) => {
  const { url, resolve } = page;
  return openersIn(page).flatMap(({ element, spot, written, rel }) => {
    if (written === '' || hasWord(rel, 'noopener') || hasWord(rel, 'noreferrer')) return [];
    const to = resolve(written);
    if (!to || sameOwner(to, url)) return [];
    const shown = ownCopy(to.slice(0, 200));
    const what = element === 'form' ? 'form' : 'link';
    return [
      {
        message: `The ${what} to ${shown} opens a new tab without rel="noopener".`,
        file: to,
        key: shown,
        spot,
        evidence: { element },
      },
    ];
  });
});

function openersIn(page: PageFacts): Opener[] {
  const { anchors, forms, links } = page;
  const openers: Opener[] = [];
  for (const spot of anchors) {
    const { target, rel } = spot.attributes;
    if (isBlank(target)) openers.push({ element: 'a', spot, written: spot.written, rel });
  }
  for (const spot of forms) {
    const { target, rel, action = '' } = spot.attributes;
    if (isBlank(target)) openers.push({ element: 'form', spot, written: trimmed(action), rel });
  }
  for (const spot of links)
    if (spot.element === 'area' && /\starget\s*=\s*["']?\s*_blank\b/i.test(page.locate(spot).snippet))
      openers.push({ element: 'area', spot, written: spot.written, rel: spot.rel });
  return openers;
}

const isBlank = (target: string | undefined) => target?.trim().toLowerCase() === '_blank';

/** A full version in the path. Such a file never changes, so its hash can be pinned. */
const versioned = /^[^?]*[@/-]v?\d+\.\d+\.\d+(?=[/.@?+-]|$)/;

/** Reports third-party scripts and style sheets with a fixed version but without an integrity hash. */
export const sriMissing = sharedRule('sri-missing', ({ url, scripts, linkElements, resolve }) => {
  const loaded = [
    ...scripts.map((fact) => ({ fact, element: 'script', written: fact.attributes.src })),
    ...linkElements.map((fact) => ({ fact, element: 'link', written: fact.attributes.href })),
  ];
  return loaded.flatMap(({ fact, element, written }) => {
    const { integrity, rel } = fact.attributes;
    if (!written || integrity?.trim()) return [];
    if (element === 'link' && !hasWord(rel, 'stylesheet')) return [];
    const target = resolve(trimmed(written));
    if (!target || !versioned.test(pathOf(target)) || sameOwner(target, url)) return [];
    const shown = target.slice(0, 200);
    return [
      {
        message: `${shown} is loaded without an integrity hash.`,
        file: target,
        key: shown,
        spot: fact,
        evidence: { element },
      },
    ];
  });
});
