import { hostOf, shown } from '#functions/audit/urls/url';
import { toldBy } from '../fate';
import { linkRule } from '../rule';

/** Reports large JPEG and PNG images. Newer formats are a third to a half smaller. */
export const imageOldFormat = linkRule(
  'image-old-format',
  ({ page, target, asset, element }) =>
    asset?.old === undefined || element !== 'img'
      ? null
      : {
          message: `${shown(target, hostOf(page))} (${Math.round(asset.old / 1_024)} KB) would be smaller as WebP or AVIF.`,
          evidence: { value: `${asset.old} bytes`, ...toldBy(asset) },
        },
  ['image'],
);
