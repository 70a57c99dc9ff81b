import { sharedHtmlRule } from '../rule';

/** Reports media with sound that plays automatically. Muted media and media with controls are fine. */
export const mediaAutoplay = sharedHtmlRule(
  'media-autoplay',
  ['no-autoplay'],
  () => 'Audio or video plays automatically.',
);
