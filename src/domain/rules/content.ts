import { defineRules } from './define';

export const contentRules = defineRules({
  'title-missing': {
    category: 'content',
    severity: 'error',
    weight: 0.2,
    title: 'Page without a title',
    why: 'The title is what search results, tabs and bookmarks show.',
    fix: 'Add a <title> that says in a few words what this page is.',
  },
  'title-duplicate': {
    category: 'content',
    severity: 'warning',
    weight: 0.1,
    title: 'Pages with the same title',
    why: 'In search results and tabs nobody can tell them apart.',
    fix: 'Give each page a title of its own, or name one of them as canonical.',
  },
  'title-too-long': {
    category: 'content',
    severity: 'notice',
    weight: 0,
    title: 'Title that will be cut',
    why: 'Search results show about 60 characters, and the end may be what matters.',
    fix: 'Put the important words first and keep it to 60 characters.',
  },
  'description-missing': {
    category: 'content',
    severity: 'warning',
    weight: 0.1,
    title: 'Page without a description',
    why: 'Search engines then pick a piece of text themselves, often a poor one.',
    fix: 'Add a <meta name="description"> of one or two sentences.',
  },
  'h1-missing': {
    category: 'content',
    severity: 'warning',
    weight: 0.1,
    title: 'Page without a main heading',
    why: 'Readers, screen readers and search engines look there first to learn what the page is about.',
    fix: 'Make the page’s visible heading an <h1>.',
  },
  'viewport-missing': {
    category: 'content',
    severity: 'warning',
    weight: 0.15,
    title: 'Page not made for phones',
    why: 'Without a viewport, phones show the desktop page in miniature.',
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
});
