import { deflateSync, inflateSync } from 'node:zlib';
import { withoutAddresses } from './recording';

const origin = 'https://plumbline.test';
const header = '{"segment_id":0}\n';

const recording = (href: readonly [page: string, own: string, theirs: string, file: string]) => [
  { type: 4, data: { href: href[0], width: 1280, height: 720 }, timestamp: 1 },
  {
    type: 2,
    data: {
      node: {
        tagName: 'a',
        attributes: { class: 'x', href: href[1] },
        childNodes: [{ textContent: '***' }, { tagName: 'link', attributes: { href: href[3] } }],
      },
    },
    timestamp: 2,
  },
  { type: 3, data: { source: 0, attributes: [{ id: 7, attributes: { href: href[2] } }] }, timestamp: 3 },
];

test('a recording keeps the routes of our URLs, removes others, and is otherwise unchanged', async () => {
  const before = recording([
    `${origin}/dashboard/jobs/abc?x=1#y`,
    `${origin}/dashboard/jobs/abc#main`,
    'https://customer.example/secret',
    `${origin}/styles.css`,
  ]);
  const packed = Buffer.concat([Buffer.from(header), deflateSync(JSON.stringify(before))]);
  const tidy = Buffer.from(await withoutAddresses(new Uint8Array(packed), origin));
  expect(tidy.subarray(0, header.length).toString()).toBe(header);
  expect(JSON.parse(inflateSync(tidy.subarray(header.length)).toString())).toEqual(
    recording([
      `${origin}/dashboard/jobs/:jobId?[query]#[hash]`,
      `${origin}/dashboard/jobs/:jobId#[hash]`,
      '',
      `${origin}/styles.css`,
    ]),
  );
});
