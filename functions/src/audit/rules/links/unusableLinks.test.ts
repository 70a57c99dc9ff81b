import { violations } from '../testPage.fixture';
import { linkMistyped, localLink, mailtoMalformed, telMalformed } from './unusableLinks';

describe('link-mistyped', () => {
  const of = (href: string) => violations(linkMistyped, `<a href="${href}">Go</a>`);

  test.each([
    ['www.example.com', 'doesn’t start with https://'],
    ['www.example.com/a', 'doesn’t start with https://'],
    ['https//example.com', 'has a typo in https://'],
    ['http:/example.com', 'has a typo in https://'],
    ['https:example.com', 'has a typo in https://'],
    ['htp://example.com', 'has a typo in https://'],
    ['htttps://example.com', 'has a typo in https://'],
    ['hhttp://example.com', 'has a typo in https://'],
    ['https://https://example.com', 'has https:// twice'],
    ['hello@example.com', 'is an email address without mailto:'],
    ['js@png.example', 'is an email address without mailto:'],
  ])('reports %s', (href, words) => expect(of(href)).toEqual([`“${href}” ${words}.`]));

  test.each([
    'https://example.com',
    'http://www.example.com',
    '//www.example.com/',
    'www.html',
    'https://https.example.com',
    'https://archive.example/web/https://example.com',
    '/users/hello@example.com',
    'ftp://example.com',
    'sms:+44123',
    '/http//x',
    'photo@2x.jpg',
    'icon@3x.PNG',
    'plan@2x.min.css',
    'lib@5.3.min.js',
    'minutes@2024.pdf',
  ])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
});

describe('mailto-malformed', () => {
  const of = (href: string) => violations(mailtoMalformed, `<a href="${href}">Write</a>`);

  test.each([
    ['mailto:someone', '“someone” is not a valid email address.'],
    ['mailto://someone@example.com', '“//someone@example.com” is not a valid email address.'],
    ['mailto:a@example.com, b', '“b” is not a valid email address.'],
    ['mailto:someone@example', '“someone@example” is not a valid email address.'],
    ['mailto:someone at example.com', '“someone at example.com” is not a valid email address.'],
  ])('reports %s', (href, message) => expect(of(href)).toEqual([message]));

  test.each([
    'mailto:someone@example.com',
    'MAILTO:first.last+tag@mail.example.co.uk?subject=Hello%20there',
    'mailto:a@example.com,b@example.com',
    'mailto:?subject=Read%20this&body=https://example.com',
    'mailto:Someone%20%3Csomeone@example.com%3E',
    'mailto:info@b%C3%BCcher.example',
    'mailto:%22first%20last%22@example.com',
    '/mailto:x',
  ])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
});

describe('tel-malformed', () => {
  const of = (href: string) => violations(telMalformed, `<a href="${href}">Call</a>`);

  test.each([
    ['tel:', 'A telephone link has no number.'],
    ['tel:our-office', '“our-office” can’t be dialed.'],
    ['tel://+441234567', '“//+441234567” can’t be dialed.'],
    ['tel:+', '“+” can’t be dialed.'],
    ['tel:%2B1%20call', '“%2B1%20call” can’t be dialed.'],
    ['tel:100%', '“100%” can’t be dialed.'],
    ['tel:0800 FLOWERS', '“0800 FLOWERS” can’t be dialed.'],
  ])('reports %s', (href, message) => expect(of(href)).toEqual([message]));

  test.each([
    'tel:+441234567890',
    'tel:+44 (0)1234 567-890',
    'tel:+44%201234%20567890',
    'tel:112',
    'tel:+1-800-555-0199;ext=12',
    'tel:*21%23',
    'TEL:01234/567',
    'tel:%2B1%20%28555%29%20123-4567',
  ])("doesn't report %s", (href) => expect(of(href)).toEqual([]));
});

describe('local-link', () => {
  test.each([
    ['<a href="http://localhost:3000/docs">', 'http://localhost:3000/docs'],
    ['<a href="http://localhost:3000/docs">The docs</a>', 'http://localhost:3000/docs'],
    ['<img src="http://127.0.0.1/a.png">', 'http://127.0.0.1/a.png'],
    ['<script src="http://192.168.1.20/a.js"></script>', 'http://192.168.1.20/a.js'],
    ['<a href="https://intranet.local/">', 'https://intranet.local/'],
    ['<a href="file:///C:/Users/ada/plan.docx">', 'file:///C:/Users/ada/plan.docx'],
    ['<a href="C:\\plans\\plan.docx">', 'C:\\plans\\plan.docx'],
  ])('reports %s', (html, address) =>
    expect(violations(localLink, html)).toEqual([
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
  ])("doesn't report %s", (html) => expect(violations(localLink, html)).toEqual([]));

  test("doesn't report a site that is local itself", () => {
    expect(
      violations(localLink, '<a href="http://localhost:3000/">', { url: 'http://localhost:3000/a' }),
    ).toEqual([]);
  });
});
