import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { brokenImage, brokenLink, brokenResource, slowLink, unverifiedLink } from './brokenLinks';
import { hostNotVerified, linksLeftOut } from './coverage';
import { emptyLink, javascriptLink } from './emptyLinks';
import { linkNofollow, linkNotCanonical, orphanPage } from './internalLinks';
import { fragmentMissing, soft404 } from './linkTargets';
import {
  redirectChain,
  redirectInsecure,
  redirectLoop,
  redirectPermanent,
  redirectTemporary,
} from './redirects';
import { linkMistyped, localLink, mailtoMalformed, telMalformed } from './unusableLinks';

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
