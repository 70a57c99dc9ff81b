import { Resolver } from 'node:dns/promises';

/**
 * Checks that `name` has a TXT record with the value. Returns null if it has, or else a message that says what was
 * found and what to do.
 * @param servers the DNS servers to ask, as `address:port`. The default is the system’s.
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
    // A record of more than 255 bytes is split into strings (RFC 7208, 3.3).
    if (records.some((pieces) => pieces.join('') === value)) return null;
    return `${name} has no such TXT record yet. New records can take up to an hour to take effect. Try again later.`;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return code === 'ENODATA' || code === 'ENOTFOUND'
      ? `${name} has no TXT record yet. New records can take up to an hour to take effect. Try again later.`
      : `The TXT records of ${name} couldn’t be read (${code}). Check the name, then try again.`;
  }
}
