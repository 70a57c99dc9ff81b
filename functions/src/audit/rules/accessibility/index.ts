import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { langMissing, mediaAutoplay, viewportFixed } from './document';
import {
  autocompleteInvalid,
  fieldsetLegendMissing,
  formSubmitMissing,
  labelAmbiguous,
  labelMissing,
} from './forms';
import { controlAltMissing, imageAltMissing } from './images';
import { linkHrefMissing, linkTextGeneric } from './links';
import { ariaInvalid, hiddenFocusable, htmlInvalid, idDuplicate, tableScopeMissing } from './markup';
import { buttonNameMissing, frameTitleMissing, landmarkAmbiguous, linkTextMissing } from './names';

export const accessibility = {
  'image-alt-missing': imageAltMissing,
  'lang-missing': langMissing,
  'viewport-fixed': viewportFixed,
  'link-text-missing': linkTextMissing,
  'link-text-generic': linkTextGeneric,
  'link-href-missing': linkHrefMissing,
  'button-name-missing': buttonNameMissing,
  'label-missing': labelMissing,
  'control-alt-missing': controlAltMissing,
  'id-duplicate': idDuplicate,
  'aria-invalid': ariaInvalid,
  'hidden-focusable': hiddenFocusable,
  'media-autoplay': mediaAutoplay,
  'table-scope-missing': tableScopeMissing,
  'form-submit-missing': formSubmitMissing,
  'fieldset-legend-missing': fieldsetLegendMissing,
  'landmark-ambiguous': landmarkAmbiguous,
  'autocomplete-invalid': autocompleteInvalid,
  'label-ambiguous': labelAmbiguous,
  'html-invalid': htmlInvalid,
  'frame-title-missing': frameTitleMissing,
} satisfies Record<RuleIdOf<'accessibility'>, Rule>;
