import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { assetUncached, assetUncompressed, scriptHeavy, styleHeavy } from './files';
import { imageHeavy, imageNoSize, imageNotLazy, imageOldFormat } from './images';
import { domLarge, httpVersionOld, pageHeavy, pageUncompressed, slowResponse } from './pages';
import { requestsMany, scriptBlocking, thirdPartyMany } from './requests';

export const speed = {
  'slow-response': slowResponse,
  'page-uncompressed': pageUncompressed,
  'page-heavy': pageHeavy,
  'dom-large': domLarge,
  'asset-uncompressed': assetUncompressed,
  'asset-uncached': assetUncached,
  'image-heavy': imageHeavy,
  'image-old-format': imageOldFormat,
  'image-no-size': imageNoSize,
  'image-not-lazy': imageNotLazy,
  'script-blocking': scriptBlocking,
  'script-heavy': scriptHeavy,
  'style-heavy': styleHeavy,
  'third-party-many': thirdPartyMany,
  'requests-many': requestsMany,
  'http-version-old': httpVersionOld,
} satisfies Record<RuleIdOf<'speed'>, Rule>;
