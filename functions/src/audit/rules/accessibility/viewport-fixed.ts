import { sharedRule } from '../rule';

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
  const most = settings.get('maximum-scale');
  const locked = scalable === 'no' || scalable === '0';
  const small = most !== undefined && Number.parseFloat(most) < 2;
  return locked || small
    ? [{ message: `The viewport disables zoom: “${viewport.slice(0, 150)}”.`, key: viewport }]
    : [];
});
