import { collapse } from '#functions/audit/text/strings';

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
export function leadsToTop(text: string): boolean {
  const words = collapse(text);
  return [phrase, arrow, wholeText, withoutSpaces].some((way) => way.test(words));
}
