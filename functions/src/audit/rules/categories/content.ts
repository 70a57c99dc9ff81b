import { charsetLate } from '../charset-late';
import { charsetMissing } from '../charset-missing';
import { contentDuplicate } from '../content-duplicate';
import { contentNearDuplicate } from '../content-near-duplicate';
import { contentScripted } from '../content-scripted';
import { contentThin } from '../content-thin';
import { descriptionDuplicate } from '../description-duplicate';
import { descriptionMissing } from '../description-missing';
import { descriptionTooLong } from '../description-too-long';
import { doctypeMissing } from '../doctype-missing';
import { faviconMissing } from '../favicon-missing';
import { h1Many } from '../h1-many';
import { h1Missing } from '../h1-missing';
import { headingEmpty } from '../heading-empty';
import { headingOrder } from '../heading-order';
import { jsonLdInvalid } from '../json-ld-invalid';
import { jsonLdUnknownType } from '../json-ld-unknown-type';
import { openGraphImageRelative } from '../open-graph-image-relative';
import { openGraphMissing } from '../open-graph-missing';
import { placeholderText } from '../placeholder-text';
import type { Rule } from '../rule';
import { titleDuplicate } from '../title-duplicate';
import { titleMany } from '../title-many';
import { titleMissing } from '../title-missing';
import { titleTooLong } from '../title-too-long';
import { titleTooShort } from '../title-too-short';
import { twitterCardInvalid } from '../twitter-card-invalid';
import { viewportMissing } from '../viewport-missing';

export const content: readonly Rule[] = [
  titleMissing,
  titleDuplicate,
  titleTooLong,
  descriptionMissing,
  h1Missing,
  viewportMissing,
  titleMany,
  titleTooShort,
  descriptionDuplicate,
  descriptionTooLong,
  h1Many,
  headingOrder,
  headingEmpty,
  charsetMissing,
  charsetLate,
  faviconMissing,
  openGraphMissing,
  openGraphImageRelative,
  twitterCardInvalid,
  jsonLdInvalid,
  jsonLdUnknownType,
  contentDuplicate,
  contentNearDuplicate,
  contentThin,
  contentScripted,
  placeholderText,
  doctypeMissing,
];
