import { type ImageAttributes, placeImages } from './images';
import type { TreeNode } from './tree';

const found: ImageAttributes = {
  src: '/static/a.png',
  srcSet: '/static/a.png 760w',
  sizes: '100vw',
  width: '760',
  height: '400',
  avif: '/static/a.avif 760w',
  webp: '/static/a.webp 760w',
  backdrop: '#fff',
};
const requested: string[] = [];
const find = async (path: string) => {
  requested.push(path);
  return path.endsWith('there.png') ? found : undefined;
};
const place = (properties: Record<string, unknown>) => {
  const node = { type: 'element', tagName: 'img', properties };
  return placeImages({ type: 'root', children: [node] }, 'content/blog/x.mdx', find).then((problems) => ({
    node,
    messages: problems.map(({ words }) => words),
  }));
};

test('adds sizes and formats to an image next to the text', async () => {
  const { node, messages } = await place({ src: './images/there.png', alt: 'A chart' });
  expect(messages).toEqual([]);
  expect(node.properties).toEqual({ ...found, alt: 'A chart' });
  expect(requested.at(-1)).toBe(`${process.cwd()}/content/blog/images/there.png`);
});

test.each([
  [{ src: './there.png', alt: '' }, /has no text alternative: describe it/],
  [{ src: './there.png' }, /has no text alternative: describe it/],
  [
    { src: './gone.png', alt: 'A chart' },
    /image .\/gone.png doesn’t exist: add it at content\/blog\/gone.png/,
  ],
  [{ src: 'https://elsewhere.example/a.png', alt: 'A chart' }, /must be a file next to the text/],
])('reports %j', async (properties, words) => {
  const { messages } = await place(properties);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(words);
});

test('accepts an image without either', async () => {
  expect((await place({ src: './gone.png' })).messages).toHaveLength(2);
});

test('checks a figure like an image', async () => {
  const figure = {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [{ type: 'mdxJsxAttribute', name: 'src', value: './there.png' }],
  };
  const [problem] = await placeImages({ type: 'root', children: [figure] }, 'content/blog/x.mdx', find);
  expect(problem?.node).toBe(figure);
});

const tag = (name: string, attributes: Readonly<Record<string, unknown>>): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
});
const placed = async (node: TreeNode) =>
  (await placeImages({ type: 'root', children: [node] }, 'content/blog/x.mdx', find)).map(
    ({ words }) => words,
  );

test('treats an <img> tag like a Markdown image', async () => {
  const node = tag('img', { src: './there.png', alt: 'A chart', title: 'Chart' });
  expect(await placed(node)).toEqual([]);
  expect(node).toMatchObject({
    type: 'element',
    tagName: 'img',
    properties: { ...found, alt: 'A chart', title: 'Chart' },
    data: undefined,
  });
});

test("omits attributes that an image doesn't have", async () => {
  const node: TreeNode = tag('Figure', { src: './drawing.svg', alt: 'A drawing' });
  const drawing = { ...found, srcSet: '', avif: '' };
  await placeImages({ type: 'root', children: [node] }, 'content/blog/x.mdx', async () => drawing);
  expect(node.attributes?.map(({ name }) => name)).not.toContain('srcSet');
  expect(node.attributes?.map(({ name }) => name)).not.toContain('avif');
});

test.each([
  ['source', { srcSet: './gone.webp' }, './gone.webp'],
  ['source', { srcSet: '/images/report.png 1x, ./gone.webp 2x' }, './gone.webp'],
  ['video', { poster: './images/still.png' }, './images/still.png'],
  ['video', { src: 'https://elsewhere.example/film.mp4' }, 'https://elsewhere.example/film.mp4'],
  ['object', { data: '/gone.pdf' }, '/gone.pdf'],
])(
  'reports a file that <%s> with %j loads and the site does not publish',
  async (name, attributes, address) => {
    const messages = await placed(tag(name, attributes));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`<${name}> loads ${address}, which the site doesn’t publish`);
  },
);

test('publishes a file of static/', async () => {
  expect(await placed(tag('source', { srcSet: '/images/report.png' }))).toEqual([]);
});
