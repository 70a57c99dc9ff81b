import { sharedHtmlRule } from './rule';

/** Sound or film that begins by itself. One without sound may run. */
export const mediaAutoplay = sharedHtmlRule(
  'media-autoplay',
  ['no-autoplay'],
  () => 'Sound or film begins by itself.',
);
