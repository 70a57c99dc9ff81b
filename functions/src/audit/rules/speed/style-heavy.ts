import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports style sheets that exceed the budget for everything on a page but scripts and images. */
export const styleHeavy = linkRule(
  'style-heavy',
  ({ page, target, asset }) =>
    asset?.heavyStyle === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} has a transfer size of ${Math.round(asset.heavyStyle / 1_024)} KB.`,
          evidence: { value: `${asset.heavyStyle} bytes`, ...toldBy(asset) },
        },
  ['resource'],
);
