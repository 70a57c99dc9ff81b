import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageText, Section } from '../../src/site/search/engine';
import type { PageName } from '../../src/site/search/nearest';
import type { BuiltPage, BuiltSite } from './site';

/**
 * Writes what the search loads: the names of all pages (`pages.json`) and the texts of those that are made from a file
 * (`search.json`).
 */
export async function writeSearchIndex(
  { folder, content }: Pick<BuiltSite, 'folder' | 'content'>,
  names: readonly PageName[],
): Promise<void> {
  const texts = content.filter(({ entry }) => entry.published).map(pageText);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(names));
  await writeFile(join(folder, 'search.json'), JSON.stringify(texts));
}

/** Splits a rendered text at its headings, without its sources. The description is part of the first section. */
export function pageText({ entry, rendered }: BuiltPage): PageText {
  const [introduction = '', ...sections] = rendered.html.split(/(?=<h[23] id=")/);
  return {
    path: entry.path,
    sections: [
      { text: `${entry.description} ${textOf(introduction)}`.trim() },
      ...sections.map(sectionOf).filter(({ id }) => id !== 'sources'),
    ],
  };
}

const headed = /^<h[23] id="([^"]*)"[^>]*>([\s\S]*?)<\/h[23]>([\s\S]*)$/;

function sectionOf(html: string): Section {
  const [, id = '', heading = '', body = ''] = headed.exec(html) ?? [];
  return { id, heading: textOf(heading), text: textOf(body) };
}

/** React escapes only these characters. The last one comes last, because others contain it. */
const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** Returns the text that readers see. A tag separates words, except within one, as in code. */
function textOf(html: string): string {
  const text = html
    .replace(/<(style|button)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(span|code|em|strong|a|kbd)(?=[\s>])[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return Object.entries(characters)
    .reduce((decoded, [escaped, character]) => decoded.replaceAll(escaped, character), text)
    .replace(/\s+/g, ' ')
    .trim();
}
