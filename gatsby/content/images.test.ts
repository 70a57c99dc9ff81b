import { type ImageAttributes, placeImages } from './images';

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
const asked: string[] = [];
const find = async (path: string) => {
  asked.push(path);
  return path.endsWith('there.png') ? found : undefined;
};
const place = (properties: Record<string, unknown>) => {
  const node = { type: 'element', tagName: 'img', properties };
  return placeImages({ type: 'root', children: [node] }, 'content/blog/x.mdx', find).then((faults) => ({
    node,
    told: faults.map(({ words }) => words),
  }));
};

test('a picture beside the text gets its sizes and formats', async () => {
  const { node, told } = await place({ src: './images/there.png', alt: 'A chart' });
  expect(told).toEqual([]);
  expect(node.properties).toEqual({ ...found, alt: 'A chart' });
  expect(asked.at(-1)).toBe(`${process.cwd()}/content/blog/images/there.png`);
});

test.each([
  [{ src: './there.png', alt: '' }, /has no words: say what it shows/],
  [{ src: './there.png' }, /has no words: say what it shows/],
  [{ src: './gone.png', alt: 'A chart' }, /no picture .\/gone.png: put it at content\/blog\/gone.png/],
  [{ src: 'https://elsewhere.example/a.png', alt: 'A chart' }, /must be a file beside the text/],
])('%j is told', async (properties, words) => {
  const { told } = await place(properties);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(words);
});

test('a picture may lack both', async () => {
  expect((await place({ src: './gone.png' })).told).toHaveLength(2);
});

test('a figure is checked as an image is', async () => {
  const figure = {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [{ type: 'mdxJsxAttribute', name: 'src', value: './there.png' }],
  };
  const [fault] = await placeImages({ type: 'root', children: [figure] }, 'content/blog/x.mdx', find);
  expect(fault?.node).toBe(figure);
});
