import { breaches } from '../testPage.fixture';
import { localLink } from './local-link';

test.each([
  ['<a href="http://localhost:3000/docs">', 'http://localhost:3000/docs'],
  ['<a href="http://localhost:3000/docs">The docs</a>', 'http://localhost:3000/docs'],
  ['<img src="http://127.0.0.1/a.png">', 'http://127.0.0.1/a.png'],
  ['<script src="http://192.168.1.20/a.js"></script>', 'http://192.168.1.20/a.js'],
  ['<a href="https://intranet.local/">', 'https://intranet.local/'],
  ['<a href="file:///C:/Users/ada/plan.docx">', 'file:///C:/Users/ada/plan.docx'],
  ['<a href="C:\\plans\\plan.docx">', 'C:\\plans\\plan.docx'],
])('reports %s', (html, address) =>
  expect(breaches(localLink, html)).toEqual([
    `${address} is reachable only from a local computer or network.`,
  ]),
);

test.each([
  '<a href="https://example.com/localhost">',
  '<a href="https://localhost.example.com/">',
  '<a href="https://10.example/">',
  '<a href="http://172.15.0.1/">',
  '<code>http://localhost:3000</code>',
  '<a href="/file:///x">',
  '<p>Open <a href="http://localhost:8000">http://localhost:8000</a> in a browser.',
  '<a href="http://localhost:8000/"> <code>localhost:8000</code></a>',
])("doesn't report %s", (html) => expect(breaches(localLink, html)).toEqual([]));

test("doesn't report a site that is local itself", () => {
  expect(
    breaches(localLink, '<a href="http://localhost:3000/">', { url: 'http://localhost:3000/a' }),
  ).toEqual([]);
});
