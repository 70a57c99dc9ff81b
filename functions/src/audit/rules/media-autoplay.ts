import { htmlRule } from './rule';

/** Sound or film that begins by itself. One without sound may run. */
export const mediaAutoplay = htmlRule(
  'media-autoplay',
  ['no-autoplay'],
  () => 'Sound or film begins by itself.',
);
