import { assetUncached } from '../asset-uncached';
import { assetUncompressed } from '../asset-uncompressed';
import { domLarge } from '../dom-large';
import { httpVersionOld } from '../http-version-old';
import { imageHeavy } from '../image-heavy';
import { imageNoSize } from '../image-no-size';
import { imageNotLazy } from '../image-not-lazy';
import { imageOldFormat } from '../image-old-format';
import { pageHeavy } from '../page-heavy';
import { pageUncompressed } from '../page-uncompressed';
import { requestsMany } from '../requests-many';
import type { Rule } from '../rule';
import { scriptBlocking } from '../script-blocking';
import { scriptHeavy } from '../script-heavy';
import { slowResponse } from '../slow-response';
import { styleHeavy } from '../style-heavy';
import { thirdPartyMany } from '../third-party-many';

export const speed: readonly Rule[] = [
  slowResponse,
  pageUncompressed,
  pageHeavy,
  domLarge,
  assetUncompressed,
  assetUncached,
  imageHeavy,
  imageOldFormat,
  imageNoSize,
  imageNotLazy,
  scriptBlocking,
  scriptHeavy,
  styleHeavy,
  thirdPartyMany,
  requestsMany,
  httpVersionOld,
];
