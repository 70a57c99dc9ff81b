import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** A script of the site that alone is as large as all scripts of a page should be. */
export const scriptHeavy = linkRule(
  'script-heavy',
  ({ page, target, asset }) =>
    asset?.heavyScript === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} takes ${Math.round(asset.heavyScript / 1_024)} KB to send.`,
          evidence: { value: `${asset.heavyScript} bytes`, ...toldBy(asset) },
        },
  ['resource'],
);
