import { defineRules } from './define';

export const accessibilityRules = defineRules({
  'image-alt-missing': {
    category: 'accessibility',
    severity: 'warning',
    weight: 0.15,
    title: 'Image without a text alternative',
    why: 'People who can’t see the image hear its file name instead, or nothing.',
    fix: 'Describe it in its alt attribute, or write alt="" when it is only decoration.',
  },
  'lang-missing': {
    category: 'accessibility',
    severity: 'warning',
    weight: 0.1,
    title: 'Page without a language',
    why: 'Screen readers pronounce it by guesswork, and browsers can’t offer to translate it.',
    fix: 'Write the language on the html element, such as <html lang="en">.',
  },
  'viewport-fixed': {
    category: 'accessibility',
    severity: 'warning',
    weight: 0.1,
    title: 'Page that can’t be enlarged',
    why: 'People who don’t see well can’t zoom in.',
    fix: 'Take user-scalable and maximum-scale out of the viewport.',
  },
});
