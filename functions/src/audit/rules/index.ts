import type { LinkRole } from '../linkRef';
import { brokenImage } from './broken-image';
import { brokenLink } from './broken-link';
import { brokenResource } from './broken-resource';
import { descriptionMissing } from './description-missing';
import { emptyLink } from './empty-link';
import { fragmentMissing } from './fragment-missing';
import { h1Missing } from './h1-missing';
import { imageAltMissing } from './image-alt-missing';
import { insecureLink } from './insecure-link';
import { javascriptLink } from './javascript-link';
import { langMissing } from './lang-missing';
import { linkMistyped } from './link-mistyped';
import { linkNofollow } from './link-nofollow';
import { linkNotCanonical } from './link-not-canonical';
import { localLink } from './local-link';
import { mailtoMalformed } from './mailto-malformed';
import { noindexPage } from './noindex-page';
import { orphanPage } from './orphan-page';
import { pageError } from './page-error';
import { redirectChain } from './redirect-chain';
import { redirectInsecure } from './redirect-insecure';
import { redirectLoop } from './redirect-loop';
import { redirectPermanent } from './redirect-permanent';
import { redirectTemporary } from './redirect-temporary';
import type { LinkRule, Rule } from './rule';
import { slowLink } from './slow-link';
import { soft404 } from './soft-404';
import { telMalformed } from './tel-malformed';
import { titleDuplicate } from './title-duplicate';
import { titleMissing } from './title-missing';
import { titleTooLong } from './title-too-long';
import { unverifiedLink } from './unverified-link';
import { viewportMissing } from './viewport-missing';

/** Every rule that is checked; a new one is a file, its metadata and a line here. */
export const allRules: readonly Rule[] = [
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
  pageError,
  noindexPage,
  titleMissing,
  titleDuplicate,
  titleTooLong,
  descriptionMissing,
  h1Missing,
  viewportMissing,
  imageAltMissing,
  langMissing,
  insecureLink,
];

const ofKind = <Kind extends Rule['kind']>(kind: Kind) =>
  allRules.filter((rule): rule is Extract<Rule, { kind: Kind }> => rule.kind === kind);

export const pageRules = ofKind('page');
export const settingRules = ofKind('setting');
export const linkRules = ofKind('link');
export const siteRules = ofKind('site');
export const seedRules = ofKind('seed');
export const surveyRules = ofKind('survey');

const byRole = new Map<LinkRole, readonly LinkRule[]>();

/** The rules that judge a link in this role. */
export function linkRulesOf(role: LinkRole): readonly LinkRule[] {
  const known = byRole.get(role) ?? linkRules.filter(({ roles }) => roles.includes(role));
  byRole.set(role, known);
  return known;
}
