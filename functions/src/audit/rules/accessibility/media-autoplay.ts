import { sharedHtmlRule } from '../rule';

/** Sound or video that starts by itself. One without sound may run, and so may one with controls to stop it. */
export const mediaAutoplay = sharedHtmlRule(
  'media-autoplay',
  ['no-autoplay'],
  () => 'Sound or film begins by itself.',
);
