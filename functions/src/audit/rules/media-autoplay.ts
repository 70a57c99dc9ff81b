import { htmlRule } from './rule';

/** Sound or film that begins by itself. One without sound may run. */
export const mediaAutoplay = htmlRule('media-autoplay', ['no-autoplay'], ({ snippet }) =>
  /\bmuted\b/i.test(snippet) ? null : 'Sound or film begins by itself.',
);
