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
  return placeImages({ type: 'root', children: [node] }, 'content/blog/x.mdx', find).then(() => node);
};

test('a picture beside the text gets its sizes and formats', async () => {
  const { properties } = await place({ src: './images/there.png', alt: 'A chart' });
  expect(properties).toEqual({ ...found, alt: 'A chart' });
  expect(asked.at(-1)).toBe(`${process.cwd()}/content/blog/images/there.png`);
});

test.each([
  [{ src: './there.png', alt: '' }, /has no text alternative/],
  [{ src: './there.png' }, /has no text alternative/],
  [{ src: './gone.png', alt: 'A chart' }, /no picture .\/gone.png/],
  [{ src: 'https://elsewhere.example/a.png', alt: 'A chart' }, /must be a file beside the text/],
])('%j is told', async (properties, words) => {
  await expect(place(properties)).rejects.toThrow(words);
});

test('a figure is checked as an image is', async () => {
  const figure = {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [{ type: 'mdxJsxAttribute', name: 'src', value: './there.png' }],
  };
  await expect(placeImages({ type: 'root', children: [figure] }, 'content/blog/x.mdx', find)).rejects.toThrow(
    /has no text alternative/,
  );
});
