import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** A style sheet of the site that alone is as large as all of a page but its scripts and pictures should be. */
export const styleHeavy = linkRule(
  'style-heavy',
  ({ page, target, asset }) =>
    asset?.heavyStyle === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} takes ${Math.round(asset.heavyStyle / 1_024)} KB to send.`,
          evidence: { value: `${asset.heavyStyle} bytes`, ...toldBy(asset) },
        },
  ['resource'],
);
