import { Resolver } from 'node:dns/promises';

/**
 * Null when `name` has a TXT record that says `value`; else what was seen instead, in words with what to do.
 * @param servers who is asked, as `address:port`; this machine's resolvers unless told.
 */
export async function findTxtProblem(
  name: string,
  value: string,
  servers?: readonly string[],
): Promise<string | null> {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  try {
    const records = await resolver.resolveTxt(name);
    // A record longer than 255 bytes comes in pieces (RFC 7208, 3.3).
    if (records.some((pieces) => pieces.join('') === value)) return null;
    return `${name} has no such TXT record yet. New records can take an hour to be seen; then try again.`;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return code === 'ENODATA' || code === 'ENOTFOUND'
      ? `${name} has no TXT record yet. New records can take an hour to be seen; then try again.`
      : `The TXT records of ${name} couldn’t be read (${code}). Check the name, then try again.`;
  }
}
