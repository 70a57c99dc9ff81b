import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { charsetLate } from './charset-late';
import { charsetMissing } from './charset-missing';
import { contentDuplicate } from './content-duplicate';
import { contentNearDuplicate } from './content-near-duplicate';
import { contentScripted } from './content-scripted';
import { contentThin } from './content-thin';
import { descriptionDuplicate } from './description-duplicate';
import { descriptionMissing } from './description-missing';
import { descriptionTooLong } from './description-too-long';
import { doctypeMissing } from './doctype-missing';
import { faviconMissing } from './favicon-missing';
import { h1Many } from './h1-many';
import { h1Missing } from './h1-missing';
import { headingEmpty } from './heading-empty';
import { headingOrder } from './heading-order';
import { jsonLdInvalid } from './json-ld-invalid';
import { jsonLdUnknownType } from './json-ld-unknown-type';
import { openGraphImageRelative } from './open-graph-image-relative';
import { openGraphMissing } from './open-graph-missing';
import { placeholderText } from './placeholder-text';
import { titleDuplicate } from './title-duplicate';
import { titleMany } from './title-many';
import { titleMissing } from './title-missing';
import { titleTooLong } from './title-too-long';
import { titleTooShort } from './title-too-short';
import { twitterCardInvalid } from './twitter-card-invalid';
import { viewportMissing } from './viewport-missing';

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
  'content-duplicate': contentDuplicate,
  'content-near-duplicate': contentNearDuplicate,
  'content-thin': contentThin,
  'content-scripted': contentScripted,
  'placeholder-text': placeholderText,
  'doctype-missing': doctypeMissing,
} satisfies Record<RuleIdOf<'content'>, Rule>;
