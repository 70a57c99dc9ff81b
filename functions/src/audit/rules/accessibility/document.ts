import { cut } from '#functions/audit/text/strings';
import { isLanguageTag } from '../languages';
import { pageRule, sharedHtmlRule, sharedRule } from '../rule';

/** Reports pages without a valid `lang`. */
export const langMissing = pageRule('lang-missing', ({ lang, hasInstantRedirect }) => {
  const written = lang?.trim() ?? '';
  if (hasInstantRedirect || isLanguageTag(written)) return [];
  if (written === '') return [{ message: 'This page has no lang attribute.' }];
  const shown = cut(written, 40);
  return [{ message: `“${shown}” is not a valid language code.`, key: shown, evidence: { value: shown } }];
});

/** Reports viewports that prevent zooming. */
export const viewportFixed = sharedRule('viewport-fixed', ({ metas }) => {
  const viewport = metas.get('viewport') ?? '';
  if (!/user-scalable|maximum-scale/i.test(viewport)) return [];
  const settings = new Map(
    viewport.split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const scalable = settings.get('user-scalable');
  const maxScale = settings.get('maximum-scale');
  const locked = scalable === 'no' || scalable === '0';
  const small = maxScale !== undefined && Number.parseFloat(maxScale) < 2;
  return locked || small
    ? [{ message: `The viewport disables zoom: “${viewport.slice(0, 150)}”.`, key: viewport }]
    : [];
});

/** Reports media with sound that plays automatically. Muted media and media with controls are fine. */
export const mediaAutoplay = sharedHtmlRule(
  'media-autoplay',
  ['no-autoplay'],
  () => 'Audio or video plays automatically.',
);
