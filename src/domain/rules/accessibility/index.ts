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

export const accessibilityRules = [
  imageAltMissing,
  langMissing,
  viewportFixed,
  linkTextMissing,
  buttonNameMissing,
  labelMissing,
  controlAltMissing,
  idDuplicate,
  ariaInvalid,
  hiddenFocusable,
  mediaAutoplay,
  tableScopeMissing,
  formSubmitMissing,
  fieldsetLegendMissing,
  landmarkAmbiguous,
  autocompleteInvalid,
  labelAmbiguous,
  htmlInvalid,
  frameTitleMissing,
];
