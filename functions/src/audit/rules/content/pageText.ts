import type { ScriptFact } from '#functions/audit/parse/facts';
import { isShell, mayBeFilled } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

const minWords = 30;

/** Reports indexable pages with hardly any text. Images, videos and forms count as content. */
export const contentThin = pageRule('content-thin', (page) => {
  const { text, searchable, images, forms, links } = page;
  if (!searchable || text.words >= minWords) return [];
  const shows =
    images.length > 2 ||
    forms.length > 0 ||
    links.some(({ element }) => ['iframe', 'video', 'audio', 'object', 'embed'].includes(element));
  if (shows || mayBeFilled(page, 5)) return [];
  return [{ message: `This page has ${text.words} words.`, evidence: { value: String(text.words) } }];
});

/** Reports pages that only scripts fill. Scripts aren't run, so the content of these pages isn't checked. */
export const contentScripted = pageRule('content-scripted', (page) =>
  isShell(page)
    ? [
        {
          message:
            'This page renders its content with JavaScript. The HTML has almost none, so we didn’t evaluate it.',
        },
      ]
    : [],
);

interface Placeholder {
  readonly pattern: RegExp;
  readonly name: string;
  /** A lowercase text that every match contains, and that is faster to find. */
  readonly needs: string;
}

const variable = 'an unfilled template variable';

/** Libraries that fill in variables of the page in the browser, without a build. */
const fillsVariables = ({ attributes: { src = '' } }: ScriptFact) =>
  /(?:^|[/@._-])(?:petite-vue|vue|angular(?:js)?|handlebars|mustache|ractive)(?:[/@._-]|$)/i.test(src);

const placeholders: readonly Placeholder[] = [
  { pattern: /\blorem ipsum dolor\b/i, name: 'Lorem ipsum', needs: 'lorem ipsum dolor' },
  {
    // A text in quotation marks is quoted, not forgotten.
    pattern:
      /(?<![“"‘'«„])\b(?:(?:insert|enter|add) (?:your )?(?:text|content|title|headline|copy)|your (?:text|content|title|headline|copy)(?: goes)?) here\b(?! and\b)/i,
    name: 'your text here',
    needs: 'here',
  },
  {
    // Editors put a single word in brackets into a quotation: “[your] right”.
    pattern:
      /\[(?:(?:insert|your)[\s_-]+(?!own\b)|(?:placeholder|todo|tbd)(?:\s*:|\s)\s*)[^\]\s][^\]]{0,40}\]/i,
    name: 'text in brackets',
    needs: '[',
  },
  { pattern: /\{\{\s*[\w.]+\s*\}\}/, name: variable, needs: '{{' },
  {
    pattern: /\bJust another WordPress site\b/,
    name: 'the default WordPress tagline',
    needs: 'just another wordpress',
  },
];

/** Reports placeholder text. Code examples and articles about placeholder text may contain it. */
export const placeholderText = pageRule('placeholder-text', ({ text, title, metas, scripts }) => {
  const found = foundIn([title ?? '', metas.get('description') ?? '', text.opening]);
  if (found?.name === variable && scripts.some(fillsVariables)) return [];
  // An article about placeholder text names it in its title.
  if (!found || /lorem|placeholder|template|platzhalter/i.test(title ?? '')) return [];
  const { name, value } = found;
  return [{ message: `This page contains placeholder text: ${name}.`, evidence: { value } }];
});

function foundIn(texts: readonly string[]): { readonly name: string; readonly value: string } | null {
  const small = texts.map((text) => text.toLowerCase());
  for (const { pattern, name, needs } of placeholders)
    for (const [at, text] of texts.entries()) {
      const match = small[at]?.includes(needs) ? pattern.exec(text) : null;
      if (match) return { name, value: match[0].slice(0, 80) };
    }
  return null;
}
