import { collapse } from '../parse/text';

/** An arrow up, and no words. */
const arrow = /^[^\p{L}\p{N}]*(?:[↑⇑⇡⇧⬆▲△▴⌃⌅⮝⏫🔼🔝⤒︿^])[^\p{L}\p{N}]*$/u;

/** What says it wherever it stands in a link. */
const phrases = [
  'top|scroll up|back up|beginning of (?:the )?page',
  'nach oben|seitenanfang|zum anfang',
  'en haut|le haut|haut de (?:la )?page|début de (?:la )?page',
  'arriba|inicio de (?:la )?página|a dalt',
  'torna su|torna in alto|inizio pagina',
  'ao topo|para cima|início da página',
  'naar boven|begin van de pagina',
  'tillbaka upp|till toppen|sidans topp|til toppen|til tops',
  'takaisin ylös|sivun alkuun',
  'do góry|na górę|początek strony|zpět nahoru|na začátek|na začiatok|na vrh',
  'tetejére|înapoi sus|începutul paginii|lapas sākumu|į viršų',
  'yukarı|yukarıya|başa dön',
  'наверх|вверх|к началу|нагору|вгору|догори|нагоре|на врх',
  'προς τα πάνω|στην κορυφή|στην αρχή',
  'đầu trang|ke atas',
  'למעלה|לראש|أعلى|الأعلى|للأعلى|لأعلى',
].join('|');
const saysSo = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, 'iu');

/** What says it only where nothing else stands. */
const alone = /^(?:up|hoch|haut|subir|amunt|topo|su|omhoog|upp|opp|op|ylös|nahoru|hore|vrh|fel|sus|üles)$/iu;

/** Languages that don't part their words. */
const unparted = /ページトップ|トップへ|先頭へ|一番上|上へ|顶部|頂部|页首|頁首|맨\s*위|위로|ด้านบน/u;

/** Whether a link's words say that it leads to the top of the page. */
export function leadsToTop(text: string): boolean {
  const said = collapse(text);
  return [saysSo, arrow, alone, unparted].some((way) => way.test(said));
}
