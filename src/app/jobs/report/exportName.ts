/**
 * Returns the file name of an export, such as “plumbline-shop.example.com-2026-11-21-1405.csv”.
 * @param at when the job ended (UTC); null where that is not known.
 */
export function exportName(title: string, at: Date | null, extension: string): string {
  const site = title.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  const moment = at ? `-${at.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}` : '';
  return `plumbline-${site}${moment}.${extension}`;
}
