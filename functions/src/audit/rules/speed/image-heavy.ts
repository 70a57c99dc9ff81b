import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports the site's images of half a megabyte or more. */
export const imageHeavy = linkRule(
  'image-heavy',
  ({ page, target, asset, element }) =>
    // Preview images for other sites aren't loaded with the page.
    asset?.heavyImage === undefined || element === 'meta'
      ? null
      : {
          message: `${shown(target, hostOf(page))} has ${Math.round(asset.heavyImage / 1_024)} KB.`,
          evidence: { value: `${asset.heavyImage} bytes`, ...toldBy(asset) },
        },
  ['image'],
);
