import { sharedHtmlRule } from '../rule';

/** Parts of a page that sound the same in its list of parts, or several main parts. */
export const landmarkAmbiguous = sharedHtmlRule(
  'landmark-ambiguous',
  ['unique-landmark', 'no-multiple-main'],
  ({ rule, snippet }) => {
    if (rule === 'no-multiple-main') return 'The page has more than one main part.';
    // Of several main parts all but one may be hidden.
    if (/^<main\b/i.test(snippet)) return null;
    const [, name] = /\saria-label=["']?([^"'>]+)/i.exec(snippet) ?? [];
    const [, element = 'part'] = /^<([a-z]+)/i.exec(snippet) ?? [];
    return name
      ? `Another <${element.toLowerCase()}> is called “${name}”, too.`
      : `There are several <${element.toLowerCase()}> and this one has no name of its own.`;
  },
);
