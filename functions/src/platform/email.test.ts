import { toMessage } from './email';

test('an email has the same content as text and as escaped HTML', () => {
  const letter = {
    subject: 'Hello',
    paragraphs: ['One & <b>two</b>.', 'Three.'],
    link: { words: 'Go on', url: 'https://example.test/?a="1"&b=2' },
  };
  expect(toMessage(letter)).toEqual({
    subject: 'Hello',
    text: 'One & <b>two</b>.\n\nThree.\n\nGo on: https://example.test/?a="1"&b=2',
    html: [
      '<p>One &amp; &lt;b&gt;two&lt;/b&gt;.</p>',
      '<p>Three.</p>',
      '<p><a href="https://example.test/?a=&quot;1&quot;&amp;b=2">Go on</a></p>',
    ].join('\n'),
  });
});
