const paragraphs = [
  'A link depends on a page that someone else maintains. When that page moves, the author of the link isn’t notified.',
  'Servers report missing pages in many ways: with a status, with an error page that has the status 200, or with the home page.',
  'Visitors and crawlers may get different responses, because they send different headers, cookies and numbers of requests.',
] as const;

/**
 * Returns a post (for even numbers) or a docs page of about 400 words with headings, lists, code and a component. It is
 * the same in every run.
 * @param more a sentence to add, which changes the file.
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
- The third, with [a link to the home page](/).

\`\`\`html
<a href="/generated-${index}">Part ${part}</a>
\`\`\`

<Callout title="Number ${index}">

${words[0]}

</Callout>
`;
}
