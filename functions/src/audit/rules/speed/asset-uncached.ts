import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

const day = 24 * 3_600;

/** Reports unchanging files that browsers must request again on the next visit. */
export const assetUncached = linkRule(
  'asset-uncached',
  ({ page, target, asset }) => {
    if (asset?.kept === undefined) return null;
    const subject = shown(target, hostOf(page));
    const { kept } = asset;
    const message =
      kept < 0
        ? `${subject} has no Cache-Control or Expires header.`
        : `${subject} has a version in its name but is cached for only ${kept < day ? 'hours' : counted(Math.floor(kept / day), 'day')}.`;
    return { message, evidence: { ...(kept < 0 ? {} : { value: `max-age=${kept}` }), ...toldBy(asset) } };
  },
  ['resource', 'image'],
);
