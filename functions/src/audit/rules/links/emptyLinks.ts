import type { AnchorFact } from '#functions/audit/parse/facts';
import { collapse, cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

/** Reports links without a target, except those that a script handles and links to the top. */
export const emptyLink = sharedRule('empty-link', ({ anchors, title }) =>
  anchors
    .filter((anchor) => goesNowhere(anchor) && !namesItsPage(anchor, title))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: text ? `The link “${text}” has no destination.` : 'A link without text has no destination.',
        key: `${anchor.href ?? ''}|${isOwnTitle(text, title) ? ownTitle : text}`,
        spot: anchor,
        evidence: { element: 'a', value: ownCopy(anchor.href ?? '') },
      };
    }),
);

/** Replaces the page's title in the key of a link whose text contains it. */
const ownTitle = '\0title';

const isOwnTitle = (text: string, title: string | null) => text !== '' && (title?.includes(text) ?? false);

type Attributes = AnchorFact['attributes'];

function goesNowhere({ href, written, attributes, text }: AnchorFact): boolean {
  if (href === undefined) return false;
  if (written !== '' && written !== '#') return false;
  return (
    !isScripted(attributes) && !(written === '#' && (saysTop(text, attributes) || isNamedTop(attributes)))
  );
}

/** An empty `href` links to the page itself, as the last link of a breadcrumb does. */
function namesItsPage({ written, attributes, text }: AnchorFact, title: string | null): boolean {
  if (written !== '') return false;
  const visibleText = collapse(text);
  return (
    attributes['aria-current'] !== undefined || (visibleText !== '' && title?.includes(visibleText) === true)
  );
}

const saysTop = (text: string, { title = '' }: Attributes) => leadsToTop(`${text} ${title}`);

/** Icons of arrows usually have such a class or ID. */
const isNamedTop = ({ class: names = '', id = '' }: Attributes) =>
  /(?:^|[\s_-])(?:(?:back|scroll|go|jump|return)[_-]?(?:to)?[_-]?(?:top|up)|to[_-]?top)(?:$|[\s_-])/i.test(
    `${names} ${id}`,
  );

/** An upward arrow without words. */
const arrow = /^[^\p{L}\p{N}]*(?:[↑⇑⇡⇧⬆▲△▴⌃⌅⮝⏫🔼🔝⤒︿^])[^\p{L}\p{N}]*$/u;

/** Phrases that mean “to the top” anywhere in a link's text. */
const phrases = [
  'top|scroll up|back up|beginning of (?:the )?page',
  'nach oben|seitenanfang|zum anfang|aufwärts',
  'en haut|le haut|remonter|haut de (?:la )?page|début de (?:la )?page',
  'arriba|inicio de (?:la )?página|a dalt',
  'torna su|torna in alto|inizio pagina',
  'ao topo|para cima|início da página',
  'naar boven|begin van de pagina',
  'tillbaka upp|till toppen|sidans topp|til toppen|til tops',
  'takaisin ylös|sivun alkuun',
  'do góry|na górę|w górę|początek strony|zpět nahoru|na začátek|na začiatok|na vrh',
  'tetejére|înapoi sus|începutul paginii|lapas sākumu|uz augšu|į viršų|aukštyn|lehe algusesse',
  'yukarı|yukarıya|başa dön',
  'наверх|вверх|к началу|нагору|вгору|догори|нагоре|на врх',
  'προς τα πάνω|επάνω|στην κορυφή|στην αρχή',
  'đầu trang|lên trên|ke atas|i fyny|ऊपर|بالا',
  'למעלה|לראש|أعلى|الأعلى|للأعلى|لأعلى',
].join('|');
const phrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, 'iu');

/** Texts that mean “to the top” only on their own. */
const wholeText =
  /^(?:up|hoch|haut|subir|amunt|topo|su|omhoog|upp|opp|op|ylös|nahoru|hore|nahor|vrh|gore|navzgor|fel|sus|üles|oben|boven|cima|acima|in alto|πάνω|горе|suas|gora|atas)$/iu;

/** Languages without spaces between words. */
const withoutSpaces =
  /ページトップ|トップへ|先頭へ|一番上|上へ|上に戻る|顶部|頂部|顶端|頂端|页首|頁首|向上|맨\s*위|위로|ด้านบน/u;

/** Returns whether a link's text says that it leads to the top of the page. */
function leadsToTop(text: string): boolean {
  const words = collapse(text);
  return [phrase, arrow, wholeText, withoutSpaces].some((way) => way.test(words));
}

/** Reports `javascript:` links, except buttons by role and bookmarklets. */
export const javascriptLink = sharedRule('javascript-link', ({ schemes }) =>
  (schemes.get('javascript') ?? [])
    .filter(({ written, attributes }) => attributes.role !== 'button' && !isBookmarklet(written))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: `The link “${text}” runs a script instead of opening a URL.`,
        key: `${anchor.href}|${text}`.slice(0, 300),
        spot: anchor,
        evidence: { element: 'a' },
      };
    }),
);

/** A bookmarklet: a whole program in a function that calls itself. */
function isBookmarklet(written: string): boolean {
  return /^javascript:(?:\s|%20)*(?:\(|%28|!|void\s*\(?\s*function)/i.test(written) && written.length > 60;
}

/** Returns whether the attributes suggest that a script handles clicks. */
export function isScripted(attributes: Readonly<Record<string, string>>): boolean {
  return Object.keys(attributes).some(
    (name) =>
      name === 'role' ||
      name.startsWith('on') ||
      name.startsWith('@') ||
      name.startsWith('data-') ||
      name.startsWith('x-') ||
      name.startsWith('v-') ||
      name.startsWith('ng-') ||
      name.startsWith('hx-') ||
      name === 'aria-haspopup' ||
      name === 'aria-expanded' ||
      name === 'aria-controls',
  );
}
