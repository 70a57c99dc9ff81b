import { hostOf, shown } from '../urls/url';
import { linkRule } from './rule';

/** An image of the site of half a megabyte or more. */
export const imageHeavy = linkRule(
  'image-heavy',
  ({ page, target, asset, element }) =>
    // What is only named for other sites is not loaded with the page.
    asset?.heavy === undefined || element === 'meta'
      ? null
      : {
          message: `${shown(target, hostOf(page))} has ${Math.round(asset.heavy / 1_024)} KB.`,
          evidence: { value: `${asset.heavy} bytes` },
        },
  ['image'],
);
