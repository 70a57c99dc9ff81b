import { execFileSync } from 'node:child_process';
import { Problem } from '../local/problem';

/** Reads from Google’s REST APIs. */
export interface Google {
  /** @returns undefined if the resource doesn’t exist. @throws Problem if Google refuses the request. */
  readonly read: (url: string, method?: 'GET' | 'POST') => Promise<unknown>;
}

/** @param origin a server that answers in Google’s place, with the host as the first part of the path */
export function connect(token: string, origin?: string): Google {
  return {
    read: async (url, method = 'GET') => {
      const { host, pathname, search } = new URL(url);
      const target = origin === undefined ? url : `${origin}/${host}${pathname}${search}`;
      const response = await fetch(target, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
        signal: AbortSignal.timeout(30_000),
      }).catch((cause: unknown) => {
        throw new Problem(`${host} can’t be reached. Check the network, then run this command again.`, {
          cause,
        });
      });
      if (response.status === 404) return undefined;
      if (!response.ok) {
        throw new Problem(
          `${host} answered ${response.status}: ${messageIn(await response.text())} Log in with “gcloud auth login” as an owner of the project, and enable the API if the message says so.`,
        );
      }
      return response.json();
    },
  };
}

function messageIn(body: string): string {
  return /"message":\s*"((?:[^"\\]|\\.){1,300})/.exec(body)?.[1] ?? 'no reason given.';
}

/** @throws Problem if nobody is logged in. */
export function accessToken(env: NodeJS.ProcessEnv = process.env): string {
  if (env.GOOGLE_OAUTH_ACCESS_TOKEN) return env.GOOGLE_OAUTH_ACCESS_TOKEN;
  try {
    return execFileSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' }).trim();
  } catch (cause) {
    throw new Problem(
      'No Google account is logged in. Install the Google Cloud CLI and run “gcloud auth login”, or set GOOGLE_OAUTH_ACCESS_TOKEN.',
      { cause },
    );
  }
}
