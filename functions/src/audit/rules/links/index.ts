import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { brokenImage } from './broken-image';
import { brokenLink } from './broken-link';
import { brokenResource } from './broken-resource';
import { emptyLink } from './empty-link';
import { fragmentMissing } from './fragment-missing';
import { hostNotVerified } from './host-not-verified';
import { javascriptLink } from './javascript-link';
import { linkMistyped } from './link-mistyped';
import { linkNofollow } from './link-nofollow';
import { linkNotCanonical } from './link-not-canonical';
import { linksLeftOut } from './links-left-out';
import { localLink } from './local-link';
import { mailtoMalformed } from './mailto-malformed';
import { orphanPage } from './orphan-page';
import { redirectChain } from './redirect-chain';
import { redirectInsecure } from './redirect-insecure';
import { redirectLoop } from './redirect-loop';
import { redirectPermanent } from './redirect-permanent';
import { redirectTemporary } from './redirect-temporary';
import { slowLink } from './slow-link';
import { soft404 } from './soft-404';
import { telMalformed } from './tel-malformed';
import { unverifiedLink } from './unverified-link';

export const links = {
  'broken-link': brokenLink,
  'broken-image': brokenImage,
  'broken-resource': brokenResource,
  'unverified-link': unverifiedLink,
  'redirect-permanent': redirectPermanent,
  'redirect-chain': redirectChain,
  'redirect-loop': redirectLoop,
  'empty-link': emptyLink,
  'redirect-temporary': redirectTemporary,
  'redirect-insecure': redirectInsecure,
  'fragment-missing': fragmentMissing,
  'javascript-link': javascriptLink,
  'mailto-malformed': mailtoMalformed,
  'tel-malformed': telMalformed,
  'link-mistyped': linkMistyped,
  'soft-404': soft404,
  'slow-link': slowLink,
  'orphan-page': orphanPage,
  'link-not-canonical': linkNotCanonical,
  'link-nofollow': linkNofollow,
  'local-link': localLink,
  'links-left-out': linksLeftOut,
  'host-not-verified': hostNotVerified,
} satisfies Record<RuleIdOf<'links'>, Rule>;
