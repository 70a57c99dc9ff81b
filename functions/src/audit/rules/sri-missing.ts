import { sameOwner } from '../owner';
import { hasWord } from '../parse/text';
import { hostOf, pathOf, resolveUrl } from '../url';
import { pageRule } from './rule';

/** A version in the path: the file behind it never changes, so its hash can be written down. */
const versioned = /[@/-]v?\d+\.\d+(?:\.\d+)?(?=[/.@-])/;

/** A script or style of somebody else, with a fixed version, that is taken as it comes. */
export const sriMissing = pageRule('sri-missing', ({ url, base, scripts, linkElements }) => {
  const styles = linkElements.filter(({ attributes }) => hasWord(attributes.rel, 'stylesheet'));
  const loaded = [
    ...scripts.map((fact) => ({ fact, element: 'script', written: fact.attributes.src })),
    ...styles.map((fact) => ({ fact, element: 'link', written: fact.attributes.href })),
  ];
  return loaded.flatMap(({ fact, element, written }) => {
    const target = written ? resolveUrl(written.trim(), base) : null;
    if (!target || fact.attributes.integrity?.trim() || sameOwner(target, url)) return [];
    if (!versioned.test(pathOf(target))) return [];
    const shown = target.slice(0, 200);
    return [
      {
        message: `${shown} is run as it comes from ${hostOf(target)}, whatever is in it.`,
        key: shown,
        spot: fact,
        evidence: { element },
      },
    ];
  });
});
