export type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts of this machine. A page on one of them belongs to a local stack, unless its build says otherwise. */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
