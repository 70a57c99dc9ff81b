import { highlightCode } from './highlight';

const block = (language: string, value: string) => {
  const code = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value }],
  };
  return { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] };
};

test('colors code by class and keeps its text', async () => {
  const tree = block('html', '<a href="/x">words</a>\n');
  await highlightCode(tree);
  const written = JSON.stringify(tree);
  expect(written).toContain('t-string');
  expect(written).not.toContain('"style"');
  const text = [...written.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)].map(([, value]) =>
    JSON.parse(`"${value}"`),
  );
  expect(text.join('')).toBe('<a href="/x">words</a>');
});

test.each(['jsx', 'tsx', 'shell', 'py'])('%s is a known language', async (language) => {
  expect(await highlightCode(block(language, 'x'))).toEqual([]);
});

test('reports an unknown language', async () => {
  const [problem] = await highlightCode(block('htlm', 'x'));
  expect(problem?.words).toMatch(/no code language “htlm”/);
  expect(await highlightCode(block('text', 'x'))).toEqual([]);
});
