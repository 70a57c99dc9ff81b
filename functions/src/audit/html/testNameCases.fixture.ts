/**
 * HTML whose element marked `data-case` needs a name. The cases are based on HTML-AAM, accname and the rules' docs.
 * Each names the axe-core rule that corresponds to ours.
 */
export interface NameCases {
  readonly axe: string;
  readonly unnamed: readonly string[];
  readonly named: readonly string[];
}

const texts = '<b id="text">Send the form</b><b id="blank"> </b><b id="hidden" hidden>Send</b>';

/** Attributes that every element accepts, in place of `_`. */
const attributes = {
  unnamed: [
    'aria-label=""',
    'aria-label=" "',
    'aria-labelledby="nothing"',
    'aria-labelledby="blank"',
    'title=" "',
  ],
  named: ['aria-label="Send"', 'aria-labelledby="text"', 'aria-labelledby="nothing text"', 'title="Send"'],
} as const;

function casesOf(
  axe: string,
  element: string,
  unnamed: readonly string[],
  named: readonly string[],
): NameCases {
  const fill = (attribute: string) => element.replace('_', attribute);
  return {
    axe,
    unnamed: [fill(''), ...attributes.unnamed.map(fill), ...unnamed],
    named: [...attributes.named.map(fill), fill('aria-labelledby="hidden"'), ...named],
  };
}

export const referred = texts;

export const nameCases: readonly NameCases[] = [
  casesOf(
    'link-name',
    '<a href="/" data-case _></a>',
    [
      '<a href="/" data-case>&nbsp;</a>',
      '<a href="/" data-case><img src="a.png" alt=""></a>',
      '<a href="/" data-case><img src="a.png" alt="" title="Home"></a>',
      '<a href="/" data-case><span hidden>Home</span></a>',
      '<a href="/" data-case><span style="display: none">Home</span></a>',
      '<a href="/" data-case><span aria-hidden="true">×</span></a>',
      '<a href="/" data-case><svg><path d="M0 0"></path></svg></a>',
      '<a href="/" data-case><script>"Home"</script><style>a{}</style></a>',
      '<a href="/" data-case role="none"></a>',
    ],
    [
      '<a href="/" data-case>Home</a>',
      '<a href="/" data-case><div><h2>Home</h2></div></a>',
      '<a href="/" data-case><img src="a.png" alt="Home"></a>',
      '<a href="/" data-case><img src="a.png" title="Home"></a>',
      '<a href="/" data-case><svg role="img" aria-label="Home"></svg></a>',
      '<a href="/" data-case><i title="Home"></i></a>',
      '<a href="/" data-case><i aria-labelledby="text"></i></a>',
      '<a href="/" data-case><span role="presentation">Home</span></a>',
    ],
  ),
  casesOf(
    'button-name',
    '<button data-case _></button>',
    [
      '<button data-case value="Send"></button>',
      '<button data-case><svg></svg></button>',
      '<button data-case role="none"></button>',
      '<label><button data-case></button></label>',
    ],
    [
      '<button data-case>Send</button>',
      '<button data-case><img src="a.png" alt="Send"></button>',
      '<label>Send <button data-case></button></label>',
      '<label for="button">Send</label><button id="button" data-case></button>',
      '<button data-case role="none" disabled></button>',
      '<button data-case><span role="none">Send</span></button>',
    ],
  ),
  casesOf(
    'input-button-name',
    '<input type="button" data-case _>',
    [
      '<input type="button" data-case value="">',
      '<input type="submit" data-case value="">',
      '<input type="reset" data-case value=" ">',
      '<input type="button" data-case alt="Send">',
      '<input type="button" data-case role="none">',
    ],
    [
      '<input type="button" data-case value="Send">',
      '<input type="submit" data-case>',
      '<input type="reset" data-case>',
      '<INPUT TYPE="SUBMIT" data-case>',
      '<label>Send <input type="button" data-case></label>',
    ],
  ),
  casesOf(
    'input-image-alt',
    '<input type="image" src="a.png" data-case _>',
    ['<input type="image" data-case alt="">', '<input type="image" data-case value="Send">'],
    [
      '<input type="image" data-case alt="Send">',
      '<label>Send <input type="image" data-case></label>',
      '<label for="picture">Send</label><input type="image" id="picture" data-case>',
    ],
  ),
  casesOf(
    'area-alt',
    '<map name="m"><area href="/" data-case _></map>',
    ['<map name="n"><area href="/" data-case alt=""></map>'],
    [
      '<map name="o"><area href="/" data-case alt="The hall"></map>',
      '<map name="p"><area data-case alt=""></map>',
    ],
  ),
  casesOf(
    'label',
    '<input data-case _>',
    [
      '<textarea data-case>What I say</textarea>',
      '<label data-case><input data-case value="Jo"></label>',
      '<label data-case><textarea data-case>What I say</textarea></label>',
      '<label for="a" data-case></label><input id="a" data-case>',
      '<label for="b" data-case hidden>Name</label><input id="b" data-case>',
      '<label for="c" data-case style="display:none">Name</label><input id="c" data-case>',
      '<label for="d" data-case><span aria-hidden="true">*</span></label><input id="d" data-case>',
      '<div id="around"><input aria-labelledby="around" value="Jo" data-case></div>',
      '<div id="bar"><i role="progressbar">23%</i></div><input aria-labelledby="bar" data-case>',
      '<input type="checkbox" data-case value="yes">',
    ],
    [
      '<label>Name <input data-case></label>',
      '<label for="e">Name</label><input id="e" data-case>',
      '<label for="f"></label><label for="f">Name</label><input id="f" data-case>',
      '<label for="g"><img src="a.png" alt="Name"></label><input id="g" data-case>',
      '<label for="h" aria-label="Name"></label><input id="h" data-case>',
      '<input data-case role="none" disabled>',
      '<input type="hidden" data-case>',
      '<div hidden><input data-case></div>',
      '<label for="i"><input aria-label="Hours" value="8"> hours</label><input id="i" data-case>',
    ],
  ),
  casesOf(
    'select-name',
    '<select data-case _><option>Norway</option></select>',
    [
      '<label data-case><select data-case><option selected>Norway</option></select></label>',
      '<select data-case role="none"></select>',
      '<div id="list"><select aria-labelledby="list" data-case><option>Norway</option></select></div>',
    ],
    [
      '<label>Country <select data-case><option>Norway</option></select></label>',
      '<label for="land">Country</label><select id="land" data-case></select>',
      '<select data-case role="none" disabled></select>',
    ],
  ),
  casesOf(
    'image-alt',
    '<img src="a.png" data-case _>',
    [
      '<img src="a.png" data-case alt=" ">',
      '<img src="a.png" data-case role="none" tabindex="0">',
      '<img src="a.png" data-case role="presentation" aria-live="polite">',
      '<img src="a.png" data-case role="button">',
    ],
    [
      '<img src="a.png" data-case alt="A wall">',
      '<img src="a.png" data-case alt="">',
      '<img src="a.png" data-case role="none">',
      '<div style="display: none"><img src="a.png" data-case></div>',
    ],
  ),
  casesOf(
    'frame-title',
    '<iframe src="/map" data-case _></iframe>',
    [
      '<iframe src="/map" data-case role="none" tabindex="0"></iframe>',
      '<iframe src="/map" data-case role="none" title=""></iframe>',
    ],
    [
      '<iframe src="/map" data-case role="none"></iframe>',
      '<iframe src="/map" data-case tabindex="-1"></iframe>',
    ],
  ),
  {
    axe: 'empty-heading',
    unnamed: [
      '<h2 data-case></h2>',
      '<h2 data-case>&nbsp;</h2>',
      '<h2 data-case><span hidden>News</span></h2>',
      '<h2 data-case><i aria-hidden="true">★</i></h2>',
      '<div role="heading" data-case></div>',
    ],
    named: [
      '<h2 data-case>News</h2>',
      '<h2 data-case><img src="a.png" alt="News"></h2>',
      '<h2 data-case aria-label="News"></h2>',
      '<div role="heading" data-case><b>News</b></div>',
      '<h2 data-case role="none"></h2>',
      '<div hidden><h2 data-case></h2></div>',
    ],
  },
];
