import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { assetUncached } from './asset-uncached';
import { assetUncompressed } from './asset-uncompressed';
import { domLarge } from './dom-large';
import { httpVersionOld } from './http-version-old';
import { imageHeavy } from './image-heavy';
import { imageNoSize } from './image-no-size';
import { imageNotLazy } from './image-not-lazy';
import { imageOldFormat } from './image-old-format';
import { pageHeavy } from './page-heavy';
import { pageUncompressed } from './page-uncompressed';
import { requestsMany } from './requests-many';
import { scriptBlocking } from './script-blocking';
import { scriptHeavy } from './script-heavy';
import { slowResponse } from './slow-response';
import { styleHeavy } from './style-heavy';
import { thirdPartyMany } from './third-party-many';

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
