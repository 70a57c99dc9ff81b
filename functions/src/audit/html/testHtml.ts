import fc from 'fast-check';

const tags = [
  ...['a', 'p', 'div', 'em', 'ul', 'li', 'h2', 'button', 'form', 'label', 'fieldset', 'legend', 'select'],
  ...['option', 'textarea', 'table', 'thead', 'tr', 'th', 'td', 'map', 'main', 'nav', 'section', 'aside'],
  ...[
    'header',
    'svg',
    'template',
    'video',
    'title',
    'style',
    'script',
    'dl',
    'dt',
    'body',
    'BUTTON',
    'x-card',
  ],
];
const voids = ['img', 'input', 'area', 'br', 'link', 'meta', 'hr'];

/** Few values, so that ids meet and fields find their labels. */
const values: Readonly<Record<string, readonly string[]>> = {
  id: ['one', 'two', 'three', 'four', 'five', 'six', ''],
  for: ['one', 'two', 'three'],
  name: ['one', 'map'],
  href: ['/', '/a/b?c=d&amp;e', ' ', '', '#one'],
  src: ['/a.png', '', 'data:image/png;base64,AA=='],
  class: ['card', 'card wide', '\n\t', ''],
  style: ['color: red', 'display:none', 'visibility: hidden', 'background: url(/a.png)'],
  alt: ['A plumb line', '', ' ', '>', '<b>'],
  title: ['Words', '\n', ''],
  type: ['text', 'hidden', 'image', 'submit', 'checkbox', 'button'],
  role: ['button', 'widget', 'navigation', 'presentation', 'main region'],
  scope: ['col', 'nonsense'],
  hidden: [''],
  inert: [''],
  disabled: [''],
  autoplay: [''],
  tabindex: ['0', '-1'],
  autocomplete: ['on', 'email', 'nonsense', 'name email', 'shipping name'],
  content: ['A description', ''],
  'aria-label': ['Words', 'Others', ''],
  'aria-hidden': ['true', 'false'],
  form: ['one', 'two'],
  'data-state': ['1', '{"a":"<b>"}'],
};

/** With these a page keeps all its texts, so only now and then. */
const comparedValues: typeof values = {
  id: ['a,b', 'q"r'],
  'aria-labelledby': ['one', 'two three', ''],
};

const attributeOf = (choices: typeof values) =>
  fc.constantFrom(...Object.keys(choices)).chain((name) =>
    fc
      .tuple(
        fc.constantFrom(...(choices[name] ?? [''])),
        fc.constantFrom('"', "'", ''),
        fc.constantFrom('=', ' = '),
      )
      .map(([value, quote, equals]) => {
        const quotes = quote !== '' || /^[^\s"'<>`=]+$/.test(value) ? quote : '"';
        if (value === '' && quote === '') return name;
        return quotes === '"' && value.includes('"')
          ? `${name}${equals}'${value}'`
          : `${name}${equals}${quotes}${value}${quotes}`;
      }),
  );
const attribute = fc.oneof(
  { arbitrary: attributeOf(values), weight: 40 },
  { arbitrary: attributeOf(comparedValues), weight: 1 },
);
const attributes = fc.array(attribute, { maxLength: 4 }).map((list) => list.map((one) => ` ${one}`).join(''));

const words = fc.constantFrom(
  'Words',
  'two words',
  ' ',
  '\n  ',
  '\u00a0',
  '&nbsp;',
  'a < b',
  'é',
  '',
  '{{ x }}',
);
const remark = fc.constantFrom('<!-- a remark -->', '<!--[if lt IE 9]><p><![endif]-->', '<![if !IE]>');
const order = fc.constantFrom(
  '<!-- [html-validate-disable-next no-dup-id] -->',
  '<!-- html-validate-disable-block wcag/h30, text-content -->',
);
const junk = fc.constantFrom(
  '</p>',
  '</x>',
  '<',
  '< ',
  '</',
  '<a',
  '"',
  '<?php ?>',
  '<!doctype html>',
  '<b/>',
  '</br>',
);

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 5 },
    fc.tuple(fc.constantFrom(...voids), attributes).map(([tag, list]) => `<${tag}${list}>`),
    fc
      .tuple(fc.constantFrom(...tags), attributes, tie('content'), fc.nat(9))
      .map(([tag, list, content, end]) => `<${tag}${list}>${content}${end === 0 ? '' : `</${tag}>`}`),
  ),
  content: fc
    .array(
      fc.oneof(
        { arbitrary: words, weight: 40 },
        { arbitrary: tie('element'), weight: 50 },
        { arbitrary: remark, weight: 9 },
        { arbitrary: order, weight: 1 },
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
}));

/** Pages that break the rules of HTML in all ways that the rules look at; some of them can't be read to their end. */
export const testHtml = fc
  .tuple(
    fc.constantFrom(
      '<!doctype html>',
      '<!-- x --><!DOCTYPE html>\n',
      '\uFEFF',
      '<?xml version="1.0"?>\n',
      '',
    ),
    fc.array(fc.oneof({ arbitrary: element, weight: 40 }, { arbitrary: junk, weight: 1 }), { maxLength: 12 }),
  )
  .map(([doctype, parts]) => `${doctype}<html lang="en"><head></head><body>${parts.join('')}</body></html>`);
