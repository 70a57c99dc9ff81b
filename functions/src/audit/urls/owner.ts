import { hostOf } from './url';

/**
 * Returns whether hosts belong to the same organization, as far as names show: their last two labels match, or three
 * after a short second one.
 */
export function sameOwner(one: string, other: string): boolean {
  return ownerOf(hostOf(one)) === ownerOf(hostOf(other));
}

function ownerOf(host: string): string {
  const name = host.replace(/:\d+$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return host;
  const labels = name.split('.');
  const wide = labels.length > 2 && (labels.at(-2) ?? '').length <= 3 && (labels.at(-1) ?? '').length === 2;
  return labels.slice(wide ? -3 : -2).join('.');
}
