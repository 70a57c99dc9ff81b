import { pageRule } from './rule';

interface Placeholder {
  readonly looks: RegExp;
  readonly name: string;
  /** It can't be there without this, which is found faster; in small letters. */
  readonly needs: string;
}

const placeholders: readonly Placeholder[] = [
  { looks: /\blorem ipsum dolor\b/i, name: 'Lorem ipsum', needs: 'lorem ipsum dolor' },
  {
    // Between quotation marks it is spoken of, not forgotten.
    looks:
      /(?<![“"‘'«„])\b(?:(?:insert|enter|add) (?:your )?(?:text|content|title|headline|copy)|your (?:text|content|title|headline|copy)(?: goes)?) here\b(?! and\b)/i,
    name: 'your text here',
    needs: 'here',
  },
  { looks: /\[(?:insert|placeholder|todo|tbd|your)[^\]]{0,40}\]/i, name: 'a gap in brackets', needs: '[' },
  { looks: /\{\{\s*[\w.]+\s*\}\}/, name: 'a variable of a template', needs: '{{' },
  {
    looks: /\bJust another WordPress site\b/,
    name: 'the first words of WordPress',
    needs: 'just another wordpress',
  },
];

/** Text that stands for another one. Examples of code, and articles about such text, may contain it. */
export const placeholderText = pageRule('placeholder-text', ({ text, title, metas }) => {
  const own = `${title ?? ''}\n${metas.get('description') ?? ''}\n${text.opening}`;
  const small = own.toLowerCase();
  const found = placeholders.find(({ looks, needs }) => small.includes(needs) && looks.test(own));
  // Who writes about placeholder text says so in the title.
  if (!found || /lorem|placeholder|template|platzhalter/i.test(title ?? '')) return [];
  return [
    {
      message: `This page has text that only holds a place: ${found.name}.`,
      evidence: { value: found.looks.exec(own)?.[0].slice(0, 80) ?? '' },
    },
  ];
});
