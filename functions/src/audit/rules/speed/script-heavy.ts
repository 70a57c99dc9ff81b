import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports scripts of the site that exceed the budget for all scripts of a page. */
export const scriptHeavy = linkRule(
  'script-heavy',
  ({ page, target, asset }) =>
    asset?.heavyScript === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} has a transfer size of ${Math.round(asset.heavyScript / 1_024)} KB.`,
          evidence: { value: `${asset.heavyScript} bytes`, ...toldBy(asset) },
        },
  ['resource'],
);
