import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** An image of the site of half a megabyte or more. */
export const imageHeavy = linkRule(
  'image-heavy',
  ({ page, target, asset, element }) =>
    // What is only named for other sites is not loaded with the page.
    asset?.heavyImage === undefined || element === 'meta'
      ? null
      : {
          message: `${shown(target, hostOf(page))} has ${Math.round(asset.heavyImage / 1_024)} KB.`,
          evidence: { value: `${asset.heavyImage} bytes`, ...toldBy(asset) },
        },
  ['image'],
);
