import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '#domain/url';

/** Thrown for a URL that must not be requested. The code is part of a finding's evidence. */
export class RefusedAddress extends Error {
  readonly code: RefusalCode;

  constructor(message: string, code: RefusalCode = 'EREFUSED_ADDRESS') {
    super(message);
    this.code = code;
  }
}

/** Not a public address, a port that isn't for the web, or a URL with a password. */
type RefusalCode = 'EREFUSED_ADDRESS' | 'EREFUSED_PORT' | 'EREFUSED_PASSWORD';

/**
 * Ports from 1024 up that other protocols use: databases, caches, queues, control planes. Below 1024, only web ports
 * are allowed. A crawler that sends HTTP to them could be made to issue commands.
 */
const dangerousPorts = new Set([
  1080, 1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3306, 3389, 3659, 4045, 4190, 4369, 5060,
  5061, 5432, 5671, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6697,
  7001, 8086, 8500, 9042, 9092, 9200, 9300, 9418, 10080, 10250, 10255, 11211, 15672, 27017, 27018, 28017,
  50070,
]);
const webPorts = new Set([80, 443]);

/** Names without a dot are always refused. */
const privateNames = new Set(['metadata.goog']);
const privateSuffixes = [
  '.localhost',
  '.localdomain',
  '.local',
  '.internal',
  '.intranet',
  '.lan',
  '.home',
  '.corp',
  '.home.arpa',
  '.in-addr.arpa',
  '.ip6.arpa',
  '.onion',
];

/**
 * Checks the text of a URL. Names are checked again when they are resolved.
 * @returns the refusal, or undefined if the URL may be requested.
 */
export function refusalOf(href: string, allowPrivate: boolean): RefusedAddress | undefined {
  const url = parseUrl(href);
  if (!url) return new RefusedAddress('it is not an address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return new RefusedAddress('it is not a web address');
  if (url.username !== '' || url.password !== '')
    return new RefusedAddress('it carries a password', 'EREFUSED_PASSWORD');
  const port = url.port === '' ? null : Number(url.port);
  if (port !== null && ((port < 1024 && !webPorts.has(port)) || dangerousPorts.has(port)))
    return new RefusedAddress(`port ${port} is not for the web`, 'EREFUSED_PORT');
  if (allowPrivate) return undefined;
  // The URL parser has already converted every numeric notation (octal, hex, one number) to a dotted one.
  const name = url.hostname.replace(/^\[|\]$|\.+$/g, '').toLowerCase();
  if (ipaddr.isValid(name)) return isPublic(name) ? undefined : new RefusedAddress('it is a private address');
  if (
    !name.includes('.') ||
    privateNames.has(name) ||
    privateSuffixes.some((suffix) => name.endsWith(suffix))
  )
    return new RefusedAddress('it is the name of a private host');
  return undefined;
}

/**
 * Returns whether an IP address is public; v4-mapped addresses are unwrapped. For IPv6, that is 2000::/3 only, the
 * one range ever allocated (IANA, “IPv6 Global Unicast Address Assignments”); private networks use the rest.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  const bytes = parsed.toByteArray();
  return (bytes[0] ?? 0) >> 5 === 1 && !isIsatap(bytes);
}

/** Returns whether this is a tunnel address whose last four bytes are an IPv4 address (RFC 5214, 6.1). */
function isIsatap(bytes: readonly number[]): boolean {
  return bytes[10] === 0x5e && bytes[11] === 0xfe;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Has the signature of Node's `dns.lookup` with `all`. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a DNS lookup for sockets that succeeds only if every address of the name is public. The socket connects to
 * an address from this same response, so changing the name between check and use gains nothing.
 */
export function guardedLookup(allowPrivate: boolean, resolve: Resolve = lookup) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const first = addresses[0];
      if (!first)
        return callback(Object.assign(new Error(`no address for ${hostname}`), { code: 'ENOTFOUND' }), []);
      if (!allowPrivate && !addresses.every(({ address }) => isPublic(address)))
        return callback(new RefusedAddress(`${hostname} has a private address`), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
