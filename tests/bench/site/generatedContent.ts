const paragraphs = [
  'A link is a promise that was made once and is kept every day by somebody else. Nobody is told when it ends.',
  'Servers answer in more ways than there are statuses: with silence, with a page that says sorry, with the home page.',
  'What a visitor sees and what a crawler sees differ in headers, in cookies and in patience, and each is a fact.',
] as const;

/**
 * One post or docs page of about 400 words, the same in every run: headings, lists, code and a component. Posts have
 * even numbers.
 * @param more a sentence to add, so that the file has changed.
 */
export function generatedFile(index: number, more = ''): { readonly path: string; readonly text: string } {
  const post = index % 2 === 0;
  const path = `${post ? 'blog' : 'docs'}/generated-${index}.mdx`;
  const frontmatter = post
    ? `date: 2025-${pad((index % 12) + 1)}-${pad((index % 28) + 1)}\nauthor: The benchmark\ntags: [generated]`
    : `section: Operating\norder: ${1_000 + index}`;
  return {
    path,
    text: `---
title: Generated text number ${index}
description: A text of the benchmark, number ${index}.
${frontmatter}
---

${section(index, 1)}
${section(index, 2)}
${section(index, 3)}
${more}
`,
  };
}

const pad = (value: number) => String(value).padStart(2, '0');

function section(index: number, part: number): string {
  const words = paragraphs.map((_, turn) => paragraphs[(index + part + turn) % paragraphs.length]);
  return `## Part ${part} of number ${index}

${words.join('\n\n')}

- The first of three things, with \`code\` in it.
- The second, with **weight**.
- The third, with [a way home](/).

\`\`\`html
<a href="/generated-${index}">Part ${part}</a>
\`\`\`

<Callout title="Number ${index}">

${words[0]}

</Callout>
`;
}
