export type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts of this machine: a page served from them belongs to a local stack, unless its build says otherwise. */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
