import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { charsetLate, charsetMissing } from './charset';
import { descriptionDuplicate, descriptionMissing, descriptionTooLong } from './descriptions';
import { doctypeMissing, faviconMissing, viewportMissing } from './document';
import { contentDuplicate, contentNearDuplicate } from './duplicates';
import { h1Many, h1Missing, headingEmpty, headingOrder } from './headings';
import { jsonLdIncomplete } from './incompleteData';
import { contentScripted, contentThin, placeholderText } from './pageText';
import { openGraphImageRelative, openGraphMissing, twitterCardInvalid } from './socialPreviews';
import { jsonLdInvalid, jsonLdUnknownType } from './structuredData';
import { titleDuplicate, titleMany, titleMissing, titleTooLong, titleTooShort } from './titles';

export const content = {
  'title-missing': titleMissing,
  'title-duplicate': titleDuplicate,
  'title-too-long': titleTooLong,
  'description-missing': descriptionMissing,
  'h1-missing': h1Missing,
  'viewport-missing': viewportMissing,
  'title-many': titleMany,
  'title-too-short': titleTooShort,
  'description-duplicate': descriptionDuplicate,
  'description-too-long': descriptionTooLong,
  'h1-many': h1Many,
  'heading-order': headingOrder,
  'heading-empty': headingEmpty,
  'charset-missing': charsetMissing,
  'charset-late': charsetLate,
  'favicon-missing': faviconMissing,
  'open-graph-missing': openGraphMissing,
  'open-graph-image-relative': openGraphImageRelative,
  'twitter-card-invalid': twitterCardInvalid,
  'json-ld-invalid': jsonLdInvalid,
  'json-ld-unknown-type': jsonLdUnknownType,
  'json-ld-incomplete': jsonLdIncomplete,
  'content-duplicate': contentDuplicate,
  'content-near-duplicate': contentNearDuplicate,
  'content-thin': contentThin,
  'content-scripted': contentScripted,
  'placeholder-text': placeholderText,
  'doctype-missing': doctypeMissing,
} satisfies Record<RuleIdOf<'content'>, Rule>;
