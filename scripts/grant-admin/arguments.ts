import { parseArgs } from 'node:util';
import { Problem } from '../local/problem';

/** The database to change: a local stack's, or a real project's. */
export type Target =
  | { readonly kind: 'local'; readonly base: number }
  | { readonly kind: 'cloud'; readonly projectId: string };

export interface GrantArguments {
  readonly email: string;
  readonly target: Target;
}

const usage = 'npm run admin:grant -- <email> [--port 5000 | --project <project id>]';

/** @throws Problem that names the invalid argument. */
export function readGrantArguments(args: readonly string[]): GrantArguments {
  const { values, positionals } = parse(args);
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) {
    throw new Problem(`Name one email address: the account that becomes an admin. Use: ${usage}`);
  }
  if (values.project !== undefined) {
    if (!/^[a-z][a-z0-9-]{4,29}$/.test(values.project)) {
      throw new Problem(`“${values.project}” is not a project ID. Find it in the Firebase console.`);
    }
    return { email, target: { kind: 'cloud', projectId: values.project } };
  }
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1_024 || base > 65_000) {
    throw new Problem(`--port takes the port of the local site, not “${values.port}”. Use: ${usage}`);
  }
  return { email, target: { kind: 'local', base } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string', default: '5000' }, project: { type: 'string' } },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Use: ${usage}`, { cause });
  }
}
