import { htmlViolations, violations } from '../testPage.fixture';
import { controlAltMissing, imageAltMissing } from './images';

describe('image-alt-missing', () => {
  test.each([
    '<img src="/a.png">',
    '<img src="/a.png" role="img">',
    '<img src="/a.png" alt=" ">',
    '<img src="/a.png" aria-labelledby="gone">',
    '<img src="/a.png" role="none" tabindex="0">',
    '<figure><img src="/a.png"><figcaption>A</figcaption></figure>',
  ])('reports %s', (html) =>
    expect(violations(imageAltMissing, html)).toEqual(['The image /a.png has no alt text.']),
  );

  test.each([
    '<img src="/a.png" alt="A wall">',
    '<img src="/a.png" alt="">',
    '<img src="/a.png" alt>',
    '<img src="/a.png" role="presentation">',
    '<img src="/a.png" role="none">',
    '<img src="/a.png" aria-hidden="true">',
    '<div aria-hidden="true"><p><br><img src="/a.png"></p></div>',
    '<img src="/a.png" aria-label="A wall">',
    '<img src="/a.png" title="A wall">',
    '<p id="words">A wall</p><img src="/a.png" aria-labelledby="words">',
    '<div style="display: none"><img src="/a.png"></div>',
    '<noscript><img src="/pixel.gif"></noscript>',
    '<template><img src="/a.png"></template>',
    '<img src="/a.png" style="display: none">',
  ])("doesn't report %s", (html) => expect(violations(imageAltMissing, html)).toEqual([]));

  test('reports an image after a hidden part', () => {
    expect(
      violations(imageAltMissing, '<div aria-hidden="true"><br><p>x</div><img src="/a.png">'),
    ).toHaveLength(1);
  });
});

describe('control-alt-missing', () => {
  const of = (html: string) => htmlViolations(controlAltMissing, html);

  test('reports an image button and a linked area', () => {
    expect(of('<input type="image" src="go.png">')).toEqual(['An image button has no alt text.']);
    expect(of('<map name="m"><area href="/a" shape="default"></map>')).toEqual([
      'An image map area has no alt text.',
    ]);
  });

  test.each([
    '<input type="image" src="go.png" alt="Search">',
    '<input type="image" src="go.png" aria-label="Search">',
    '<input type="image" src="go.png" title="Search">',
    '<label>Search <input type="image" src="go.png"></label>',
    '<b id="words">Search</b><input type="image" src="go.png" aria-labelledby="words">',
    '<map name="m"><area href="/a" aria-label="The hall"></map>',
    '<map name="m"><area href="/a" title="The hall"></map>',
    '<map name="m"><area href="/a" alt="The hall" shape="default"></map>',
    '<input type="submit" value="Search">',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});
