/** A text with a mistake, and what the build reports about it. */
export interface BrokenText {
  /** Relative to `content/`. */
  readonly file: string;
  readonly source: string;
  /** What follows the file name, one entry per problem. */
  readonly messages: readonly string[];
}

const fields = {
  title: 'A title',
  description: 'A sentence.',
  date: '2026-11-21',
  author: 'An editor',
};

const withFields = (of: object, body: string) =>
  `---\n${Object.entries(of)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${body}\n`;

/** Valid front matter. The text begins on line 8 of the file. */
const post = (name: string, body: string, messages: string): BrokenText => ({
  file: `blog/${name}.mdx`,
  source: withFields(fields, body),
  messages: [messages],
});

const fieldsOf = (name: string, of: object, ...messages: string[]): BrokenText => ({
  file: `blog/${name}.mdx`,
  source: withFields(of, 'Text.'),
  messages,
});

const { title: _, ...untitled } = fields;
const noPlace =
  ': isn’t in a folder that the site publishes; move it to blog/, docs/, docs/rules/, changelog/ or a page’s folder such as about/index.mdx, and use lowercase letters, digits and “-”';

/** Texts that can't be read at all, which are reported before all others. */
export const unreadable: readonly BrokenText[] = [
  fieldsOf(
    'colon',
    { ...fields, title: 'Links: how they rot' },
    ':2:13: The frontmatter can’t be parsed here (incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line). Put a value in quotes if it contains “: ” or starts with a special character, such as title: "Links: how they rot".',
  ),
  fieldsOf(
    'no-such-day',
    { ...fields, date: '2026-02-30' },
    ': "date" must be a date, got "2026-02-30": this day doesn’t exist (line 4)',
  ),
  {
    file: 'blog/endless.mdx',
    source: '---\ntitle: A title\n\nText.\n',
    messages: [':1:1: The frontmatter has no end: add a line with --- below it.'],
  },
];

/** The newest date that is published, in UTC. */
export const today = new Date().toISOString().slice(0, 10);

/** A valid post with everything that only a build can check: images, footnotes, text in braces, a link to itself. */
export const newPost = {
  file: 'blog/quokka-watching.mdx',
  source: withFields(
    { ...fields, title: 'Quokka watching', date: today, tags: '[links, quokkas]' },
    `A quokka smiles.[^1] [Above](#what-it-eats) and <a href={"/docs/reports#severities"}>there</a>.

## What it eats

<Figure src={"./images/redirect-chain.png"} alt={"A chain"} />

![A quokka](./images/quokka.png) ![Its face](./images/face.svg)

[^1]: So it is said.`,
  ),
};

export const newPostsDrawing = {
  file: 'blog/images/face.svg',
  source: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>Face</title></svg>',
};

/** Problems in drafts don't stop the build. */
export const draft = {
  file: 'blog/numbat-watching.mdx',
  source: withFields(
    { ...fields, title: 'Numbat watching', draft: true, tags: '[links, numbats]' },
    'A numbat digs. [Lost](/docs/numbat)\n\n![A numbat](./images/numbat.svg)',
  ),
};

export const draftsPicture = {
  file: 'blog/images/numbat.svg',
  source: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>Numbat</title></svg>',
};

export const readable: readonly BrokenText[] = [
  fieldsOf(
    'bad-date',
    { ...fields, date: 'tomorow' },
    ': "date" must be a date, got "tomorow": write it as 2026-11-21 (line 4)',
  ),
  fieldsOf(
    'no-title',
    untitled,
    ': "title" is missing: add “title: …” between the --- lines at the start of the file',
  ),
  fieldsOf(
    'unknown-field',
    { ...fields, tagz: '[links]' },
    ': "tagz" is not a known field; the known fields are title, description, keywords, redirects, date, updated, author, tags, cover, coverAlt, draft (line 6)',
  ),
  { file: 'blog/nested/one.mdx', source: withFields(fields, 'Text.'), messages: [noPlace] },
  post(
    'no-words',
    '![](./images/redirect-chain.png)',
    ':8:1: The image ./images/redirect-chain.png has no text alternative: describe it, as in ![What it shows](./images/x.png).',
  ),
  post(
    'no-picture',
    '![What it shows](./images/none.png)',
    ':8:1: The image ./images/none.png doesn’t exist: add it at content/blog/images/none.png, or correct its name here.',
  ),
  post(
    'lost-page',
    'See [reports](/docs/report).',
    ':8: The link /docs/report leads to a page that doesn’t exist: did you mean /docs/reports?',
  ),
  post(
    'lost-heading',
    'See [reports](/docs/reports#severitys).',
    ':8: The link /docs/reports#severitys leads to a heading that doesn’t exist on /docs/reports: did you mean #severities?',
  ),
  post(
    'no-component',
    '<PlanTabel />',
    ':8:1: There is no component <PlanTabel>. The available components are <Callout>, <Figure>, <Steps>, <Tabs>, <Tab>, <Report>, <PlanTable>, <PlanPrices>, <PlanComparison>, <RuleCard>, <RuleList>, <RuleIndex>, <CrawlerName>, <Operator>.',
  ),
  post(
    'no-attribute',
    '<RuleCard rule="brokn-link" />',
    ':8:1: <RuleCard>: "rule" has the unknown value "brokn-link" (did you mean "broken-link"?).',
  ),
  post('unclosed', '<Callout title="One">\n\nText.', ': Expected a closing tag for `<Callout>` (8:1-8:22)'),
  post(
    'wrongly-closed',
    '<Callout title="One">\n\nText.\n\n</Calloutt>',
    ':12:1: Unexpected closing tag `</Calloutt>`, expected corresponding closing tag for `<Callout>` (8:1-8:22)',
  ),
  post(
    'brace',
    'A { brace.',
    ':8:11: Unexpected end of file in expression, expected a corresponding closing brace for `{`. Write \\{ for a brace.',
  ),
];
