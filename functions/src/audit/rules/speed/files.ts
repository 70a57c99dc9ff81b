import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { headerEvidence } from '../finalOutcome';
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
    return {
      message,
      evidence: { ...(kept < 0 ? {} : { value: `max-age=${kept}` }), ...headerEvidence(asset) },
    };
  },
  ['resource', 'image'],
);

/** Reports the site's scripts and style sheets that are sent uncompressed. */
export const assetUncompressed = linkRule(
  'asset-uncompressed',
  ({ page, target, asset }) =>
    asset?.plain === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} isn’t compressed (${Math.ceil(asset.plain / 1_024)} KB).`,
          evidence: { value: `${asset.plain} bytes`, ...headerEvidence(asset) },
        },
  ['resource'],
);

/** Reports scripts of the site that exceed the budget for all scripts of a page. */
export const scriptHeavy = linkRule(
  'script-heavy',
  ({ page, target, asset }) =>
    asset?.heavyScript === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} has a transfer size of ${Math.round(asset.heavyScript / 1_024)} KB.`,
          evidence: { value: `${asset.heavyScript} bytes`, ...headerEvidence(asset) },
        },
  ['resource'],
);

/** Reports style sheets that exceed the budget for everything on a page but scripts and images. */
export const styleHeavy = linkRule(
  'style-heavy',
  ({ page, target, asset }) =>
    asset?.heavyStyle === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} has a transfer size of ${Math.round(asset.heavyStyle / 1_024)} KB.`,
          evidence: { value: `${asset.heavyStyle} bytes`, ...headerEvidence(asset) },
        },
  ['resource'],
);
