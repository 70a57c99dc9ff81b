import { brokenImage } from '../broken-image';
import { brokenLink } from '../broken-link';
import { brokenResource } from '../broken-resource';
import { emptyLink } from '../empty-link';
import { fragmentMissing } from '../fragment-missing';
import { hostNotVerified } from '../host-not-verified';
import { javascriptLink } from '../javascript-link';
import { linkMistyped } from '../link-mistyped';
import { linkNofollow } from '../link-nofollow';
import { linkNotCanonical } from '../link-not-canonical';
import { linksLeftOut } from '../links-left-out';
import { localLink } from '../local-link';
import { mailtoMalformed } from '../mailto-malformed';
import { orphanPage } from '../orphan-page';
import { redirectChain } from '../redirect-chain';
import { redirectInsecure } from '../redirect-insecure';
import { redirectLoop } from '../redirect-loop';
import { redirectPermanent } from '../redirect-permanent';
import { redirectTemporary } from '../redirect-temporary';
import type { Rule } from '../rule';
import { slowLink } from '../slow-link';
import { soft404 } from '../soft-404';
import { telMalformed } from '../tel-malformed';
import { unverifiedLink } from '../unverified-link';

export const links: readonly Rule[] = [
  brokenLink,
  brokenImage,
  brokenResource,
  unverifiedLink,
  redirectPermanent,
  redirectChain,
  redirectLoop,
  emptyLink,
  redirectTemporary,
  redirectInsecure,
  fragmentMissing,
  javascriptLink,
  mailtoMalformed,
  telMalformed,
  linkMistyped,
  soft404,
  slowLink,
  orphanPage,
  linkNotCanonical,
  linkNofollow,
  localLink,
  linksLeftOut,
  hostNotVerified,
];
