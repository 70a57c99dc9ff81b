/** The endpoint for Sentry reports: `https://<public key>@<host>[/<path>]/<project id>`. */
export interface Dsn {
  readonly protocol: 'http' | 'https';
  readonly publicKey: string;
  /** With its port, unless that is the protocol's default. */
  readonly host: string;
  /** Empty, or the part between host and project, with a leading slash. */
  readonly path: string;
  readonly projectId: string;
}

const pattern =
  /^(https?):\/\/([a-z0-9]{1,64})@([a-z0-9.-]{1,253}(?::\d{1,5})?)((?:\/[\w-]{1,64}){0,8})\/(\d{1,20})$/;

/** Parses a DSN. Returns undefined for anything else: no secret key, no query, no encoded characters. */
export function parseDsn(text: string): Dsn | undefined {
  const [whole, protocol, publicKey, , path, projectId] = pattern.exec(text) ?? [];
  if (whole === undefined || !URL.canParse(whole)) return undefined;
  return {
    protocol: protocol === 'http' ? 'http' : 'https',
    publicKey: publicKey ?? '',
    host: new URL(whole).host,
    path: path ?? '',
    projectId: projectId ?? '',
  };
}

export function isSameDsn(one: Dsn, other: Dsn): boolean {
  return addressOf(one) === addressOf(other) && one.publicKey === other.publicKey;
}

/** Returns the URL of the envelope endpoint. The key isn't part of it: it is in each envelope's header. */
export function envelopeUrl(dsn: Dsn): string {
  return `${addressOf(dsn)}/envelope/`;
}

function addressOf({ protocol, host, path, projectId }: Dsn): string {
  return `${protocol}://${host}${path}/api/${projectId}`;
}
