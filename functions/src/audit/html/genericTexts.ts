import { collapse } from '../text/strings';

/** Link texts that say nothing about the target, by language, in lowercase and without punctuation around them. */
const byLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: `here|right here|click here|click this|click this link|click on this link|tap here|press here|go here|see here|
      look here|this|this link|this page|link|more|read more|read on|read this|read the full article|read full article|
      continue reading|learn more|find out more|see more|view more|more info|more information|more details|
      further information|details|see details|view details`,
    de: `hier|hier klicken|bitte hier klicken|klicken sie hier|klicke hier|klick hier|mehr|mehr lesen|lesen sie mehr|
      weiterlesen|weiter lesen|mehr erfahren|erfahren sie mehr|erfahre mehr|mehr dazu|mehr info|mehr infos|
      mehr informationen|weitere infos|weitere informationen|mehr details|details|diese seite|dieser link|link`,
    fr: `ici|cliquez ici|cliquer ici|clique ici|par ici|lire la suite|lire plus|la suite|en savoir plus|savoir plus|
      plus d'info|plus d'infos|plus d'informations|plus de détails|voir plus|voir la suite|ce lien|cette page|lien|
      détails`,
    es: `aquí|aqui|clic aquí|click aquí|haz clic aquí|haz click aquí|haga clic aquí|haga click aquí|pulsa aquí|pulse aquí|
      pincha aquí|pinche aquí|más|leer más|lee más|lea más|saber más|ver más|más info|más información|más detalles|
      seguir leyendo|continuar leyendo|sigue leyendo|este enlace|esta página|enlace|detalles`,
    it: `qui|clicca qui|cliccate qui|cliccare qui|fai clic qui|di più|leggi|leggi tutto|leggi di più|leggi ancora|
      continua a leggere|scopri di più|per saperne di più|maggiori informazioni|ulteriori informazioni|
      più informazioni|maggiori dettagli|questo link|questa pagina|link|dettagli`,
    pt: `aqui|clique aqui|clica aqui|carregue aqui|veja aqui|mais|leia mais|ler mais|saiba mais|saber mais|ver mais|
      veja mais|mais info|mais informação|mais informações|mais detalhes|continue lendo|continue a ler|continuar lendo|
      continuar a ler|este link|esta página|link|detalhes`,
    nl: `hier|klik hier|hier klikken|meer|lees meer|meer lezen|lees verder|verder lezen|meer weten|bekijk meer|meer info|
      meer informatie|meer details|deze link|deze pagina|link|details`,
    pl: `tu|tutaj|kliknij tu|kliknij tutaj|kliknij|więcej|czytaj więcej|czytaj dalej|przeczytaj więcej|zobacz więcej|
      dowiedz się więcej|więcej informacji|ten link|ta strona|link|szczegóły`,
    sv: `här|klicka här|tryck här|mer|läs mer|läs mera|läs vidare|se mer|mer info|mer information|fler detaljer|
      den här länken|denna länk|den här sidan|denna sida|länk|detaljer`,
    ja: `こちら|ここ|こちらから|ここから|ここをクリック|こちらをクリック|クリック|クリックしてください|詳細|詳細はこちら|詳細を見る|
      詳しくはこちら|詳しく見る|もっと詳しく|さらに詳しく|もっと見る|もっと読む|続きを読む|続きはこちら|このリンク|このページ|リンク`,
    zh: `这里|此处|点击这里|点击此处|请点击这里|请点击此处|点这里|点此|更多|了解更多|查看更多|阅读更多|阅读全文|继续阅读|更多信息|
      更多详情|查看详情|了解详情|详情|此链接|本页|這裡|這裏|此處|點擊這裡|點擊此處|按此|點此|瞭解更多|閱讀更多|閱讀全文|繼續閱讀|
      更多資訊|查看詳情|詳情|此連結|本頁`,
    ru: `здесь|тут|сюда|нажмите здесь|нажмите сюда|жмите сюда|кликните здесь|щелкните здесь|щёлкните здесь|подробнее|
      узнать больше|узнать подробнее|читать далее|читать дальше|читать полностью|читать больше|больше информации|
      подробная информация|подробности|эта ссылка|по ссылке|по этой ссылке|ссылка`,
  }).map(([language, texts]) => [language, new Set(texts.split('|').map((text) => text.trim()))]),
);

const english = byLanguage.get('en') ?? new Set<string>();
const inAny = new Set([...byLanguage.values()].flatMap((texts) => [...texts]));
const longest = Math.max(...[...inAny].map(({ length }) => length));

/** Punctuation, arrows and icons around a text. */
const around = 12;

/** Returns the text in lowercase, without what isn't a letter or a digit at both ends. */
export function bare(text: string): string {
  return collapse(text)
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Returns whether the text is generic in any language. Most texts are recognized by their length. */
export function isGenericInAny(text: string): boolean {
  return text !== '' && text.length <= longest + around && inAny.has(bare(text));
}

/**
 * Returns whether a link text is generic in a language, or in English if that can't mean anything else.
 * @param language a language tag; null if unknown, so that only texts count that no other language uses differently.
 */
export function isGeneric(text: string, language: string | null): boolean {
  const normalized = bare(text);
  const code = language?.trim().toLowerCase().split('-', 1)[0] || null;
  const isOneWord = !normalized.includes(' ');
  if (english.has(normalized) && (code === null || !isOneWord)) return true;
  if (code === null) return inAny.has(normalized) && !(isOneWord && /\p{Script=Latin}/u.test(normalized));
  return byLanguage.get(code)?.has(normalized) ?? false;
}
