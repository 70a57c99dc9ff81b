import { isHandshakeError } from '../facts/outcome';

/** Misspelled top-level domains that don't exist, and what was meant. */
const topLevelTypos: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  xom: 'com',
  vom: 'com',
  ogr: 'org',
  orgg: 'org',
  nte: 'net',
  ent: 'net',
  nett: 'net',
};

/**
 * Returns URLs that were probably meant by one that doesn't respond, the likeliest first.
 * @param code why it doesn't: an error code of Node.
 */
export function similarUrls(url: string, code: string): readonly string[] {
  if (code === 'ENOTFOUND') return similarHosts(new URL(url));
  // A URL typed without a scheme is taken for https, which some sites don't support.
  const mayBePlain = url.startsWith('https:') && (isHandshakeError(code) || code === 'ECONNREFUSED');
  return mayBePlain ? [url.replace(/^https:/, 'http:')] : [];
}

function similarHosts(url: URL): readonly string[] {
  const { hostname } = url;
  const labels = hostname.split('.');
  const meant = topLevelTypos[labels.at(-1) ?? ''];
  const hosts = [
    ...(meant === undefined ? [] : [[...labels.slice(0, -1), meant].join('.')]),
    ...(labels.length === 2 ? [`www.${hostname}`] : []),
  ];
  return hosts.map((host) => {
    const similar = new URL(url);
    similar.hostname = host;
    return similar.href;
  });
}
