import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { ariaInvalid } from './aria-invalid';
import { autocompleteInvalid } from './autocomplete-invalid';
import { buttonNameMissing } from './button-name-missing';
import { controlAltMissing } from './control-alt-missing';
import { fieldsetLegendMissing } from './fieldset-legend-missing';
import { formSubmitMissing } from './form-submit-missing';
import { frameTitleMissing } from './frame-title-missing';
import { hiddenFocusable } from './hidden-focusable';
import { htmlInvalid } from './html-invalid';
import { idDuplicate } from './id-duplicate';
import { imageAltMissing } from './image-alt-missing';
import { labelAmbiguous } from './label-ambiguous';
import { labelMissing } from './label-missing';
import { landmarkAmbiguous } from './landmark-ambiguous';
import { langMissing } from './lang-missing';
import { linkTextMissing } from './link-text-missing';
import { mediaAutoplay } from './media-autoplay';
import { tableScopeMissing } from './table-scope-missing';
import { viewportFixed } from './viewport-fixed';

export const accessibility = {
  'image-alt-missing': imageAltMissing,
  'lang-missing': langMissing,
  'viewport-fixed': viewportFixed,
  'link-text-missing': linkTextMissing,
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
