import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports the site's scripts and style sheets that are sent uncompressed. */
export const assetUncompressed = linkRule(
  'asset-uncompressed',
  ({ page, target, asset }) =>
    asset?.plain === undefined
      ? null
      : {
          message: `${shown(target, hostOf(page))} isn’t compressed (${Math.ceil(asset.plain / 1_024)} KB).`,
          evidence: { value: `${asset.plain} bytes`, ...toldBy(asset) },
        },
  ['resource'],
);
