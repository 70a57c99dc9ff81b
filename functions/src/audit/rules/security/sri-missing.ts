import { hasWord, trimmed } from '#functions/audit/text/strings';
import { sameOwner } from '#functions/audit/urls/owner';
import { pathOf } from '#functions/audit/urls/url';
import { sharedRule } from '../rule';

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
