import { htmlViolations, violations } from '../testPage.fixture';
import { buttonNameMissing, frameTitleMissing, landmarkAmbiguous, linkTextMissing } from './names';

describe('link-text-missing', () => {
  const of = (html: string) => htmlViolations(linkTextMissing, html);

  test.each([
    '<a href="/a"></a>',
    '<a href="/a"><img src="a.png" alt=""></a>',
    '<a href="/a"><svg></svg></a>',
    '<a href="/a" title=""></a>',
    '<a href="/a">&nbsp;</a>',
    '<a href="/a" aria-labelledby="blank"></a><b id="blank"> </b>',
    '<a href="/a"><span style="display: none">Prices</span></a>',
    '<a href="/a" aria-labelledby="gone"></a>',
    '<a href="/a"><img src="a.png" alt="" title="Prices"></a>',
    '<a href="/a"><i class="icon" aria-hidden="true" title="Prices"></i></a>',
    '<div><template shadowrootmode="open"><a href="/a"></a></template></div>',
  ])('reports %s', (html) => expect(of(html)).toEqual(['A link has no accessible name.']));

  test.each([
    '<a href="/a">Prices</a>',
    '<a href="/a" aria-label="Prices"></a>',
    '<a href="/a"><img src="a.png" alt="Prices"></a>',
    '<a href="/a"><svg><title>Prices</title></svg></a>',
    '<a href="/a" aria-hidden="true"></a>',
    '<a id="place"></a>',
    '<a href="/a" title="Prices"></a>',
    '<a href="/a" aria-labelledby="prices"></a><b id="prices">Prices</b>',
    '<a href="/a"><i class="icon" title="Prices"></i></a>',
    '<template><p><a href="/a"></a></p></template>',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});

describe('button-name-missing', () => {
  const of = (html: string) => htmlViolations(buttonNameMissing, html);

  test.each([
    '<button type="button"></button>',
    '<button type="button"><svg></svg></button>',
    '<button type="button" aria-labelledby="gone"></button>',
    '<input type="button">',
    '<input type="submit" value="">',
    '<input type="reset" value=" ">',
  ])('reports %s', (html) => expect(of(html)).toEqual(['A button has no accessible name.']));

  test.each([
    '<button type="button">Menu</button>',
    '<button type="button" aria-label="Menu"><svg></svg></button>',
    '<button type="button"><img src="a.png" alt="Menu"></button>',
    '<button type="button" aria-hidden="true"></button>',
    '<button type="button" title="Menu"><svg></svg></button>',
    '<button type="button" aria-labelledby="menu"></button><b id="menu">Menu</b>',
    '<button type="button"><i title="Menu"></i></button>',
    '<label>Menu <button type="button"></button></label>',
    '<label for="menu">Menu</label><button type="button" id="menu"></button>',
    '<button type="button" role="none" disabled></button>',
    '<div><template shadowrootmode="open"><button type="button"><slot></slot></button></template>Menu</div>',
    '<input type="button" value="Menu">',
    '<input type="submit"><input type="reset">',
    '<template><button type="button"></button></template>',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});

describe('frame-title-missing', () => {
  test('reports an embedded page without a name', () => {
    expect(violations(frameTitleMissing, '<iframe src="https://map.example/"></iframe>')).toEqual([
      'An embedded page (https://map.example/) has no title.',
    ]);
    expect(violations(frameTitleMissing, '<iframe title=" "></iframe>')).toEqual([
      'An embedded page has no title.',
    ]);
  });

  test.each([
    '<iframe src="/a" title="Where to find us"></iframe>',
    '<iframe src="/a" aria-label="Where to find us"></iframe>',
    '<iframe src="/a" width="0" height="0"></iframe>',
    '<iframe src="/a" role="none"></iframe>',
    '<p id="words">Where to find us</p><iframe src="/a" aria-labelledby="words"></iframe>',
    '<noscript><iframe src="https://tags.example/ns"></iframe></noscript>',
    '<iframe src="/a" style="display:none"></iframe>',
    '<iframe src="/a" aria-hidden="true"></iframe>',
    '<div hidden><iframe src="/a"></iframe></div>',
  ])("doesn't report %s", (html) => expect(violations(frameTitleMissing, html)).toEqual([]));
});

describe('landmark-ambiguous', () => {
  test('reports two menus without names, and two main elements', () => {
    const two = htmlViolations(landmarkAmbiguous, '<nav>a</nav><nav>b</nav>');
    expect(new Set(two)).toEqual(new Set(['The page has several <nav> elements, and this one has no name.']));
    const named = htmlViolations(
      landmarkAmbiguous,
      '<nav aria-label="Docs">a</nav><nav aria-label="Docs">b</nav>',
    );
    expect(new Set(named)).toEqual(new Set(['Another <nav> has the same name: “Docs”.']));
    expect(htmlViolations(landmarkAmbiguous, '<main>a</main><main>b</main>')).toContain(
      'The page has more than one <main> element.',
    );
  });

  test.each([
    '<search>a</search><div role="search">b</div>',
    '<b id="x">Docs</b><nav aria-labelledby="x">a</nav><nav aria-label="Docs">b</nav>',
  ])('reports both of %s', (html) => expect(htmlViolations(landmarkAmbiguous, html)).toHaveLength(2));

  test.each([
    '<nav aria-label="Main">a</nav><nav aria-label="Footer">b</nav>',
    '<nav>a</nav><main>b</main>',
    '<main>a</main><main hidden>b</main>',
  ])("doesn't report %s", (html) => expect(htmlViolations(landmarkAmbiguous, html)).toEqual([]));
});
