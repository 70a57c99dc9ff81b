import { sharedHtmlRule } from '../rule';

/** Reports landmarks with the same role and name, and several main landmarks. */
export const landmarkAmbiguous = sharedHtmlRule(
  'landmark-ambiguous',
  ['unique-landmark', 'no-multiple-main'],
  ({ rule, snippet }) => {
    if (rule === 'no-multiple-main') return 'The page has more than one main part.';
    // Several main landmarks are valid if all but one are hidden.
    if (/^<main\b/i.test(snippet)) return null;
    const [, name] = /\saria-label=["']?([^"'>]+)/i.exec(snippet) ?? [];
    const [, element = 'part'] = /^<([a-z]+)/i.exec(snippet) ?? [];
    return name
      ? `Another <${element.toLowerCase()}> is called “${name}”, too.`
      : `There are several <${element.toLowerCase()}> and this one has no name of its own.`;
  },
);
