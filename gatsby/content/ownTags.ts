const heading = 'write ## instead (### and #### below it), so that it stands in the list of headings';
const head = 'it belongs in the head of a page, which the site writes by itself: take it away';

/** HTML tags that content may not use, and their replacements. */
const refused: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  script: 'no text runs a script: take it away',
  style: 'all texts look alike: take it away',
  meta: head,
  base: head,
  link: head,
  form: 'no text has a form, which would have nowhere to send to: link to a page that has one',
  iframe: 'pages of this site load nothing from elsewhere: link to it',
};

/** Returns one sentence for each problem with an HTML element in a text. */
export function ownTagProblems(name: string, attributes: readonly string[]): string[] {
  const instead = refused[name.toLowerCase()];
  if (instead) return [`<${name}> has no place in a text: ${instead}.`];
  return attributes
    .filter((attribute) => attribute === 'style' || /^on/i.test(attribute))
    .map((attribute) => `<${name}>: a text has no "${attribute}" of its own: take it away.`);
}
