import { defineRule } from '../define';

export const mediaAutoplay = defineRule({
  id: 'media-autoplay',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.08,
  title: 'Sound that begins by itself',
  why: 'Who hears the page through a screen reader can’t hear it any more.',
  fix: 'Let people start it, or mute it.',
});
