import type { OpenBrowser } from '#functions/audit/contract';

/** Opens the machine’s Chromium, whose driver is loaded only when a page needs it. Says so if there is none. */
export const openBrowser: OpenBrowser = async (access, mayBePrivate) => {
  const { findChromium } = await import('#functions/audit/browser/chromium');
  const found = findChromium();
  if ('missing' in found) {
    process.stderr.write(`Pages that scripts build aren’t evaluated. ${found.missing}\n`);
    return null;
  }
  const { Renderer } = await import('#functions/audit/browser/renderer');
  return new Renderer({ path: found.path, access, mayBePrivate });
};
