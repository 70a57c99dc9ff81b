import { paths } from '#domain/collections';
import type { FreeCheck } from '#domain/freeCheck';
import { db, functionUrl } from './stack';

let visitors = 0;

/** Returns an IP address that no other call uses, in any run of the tests. */
export function nextPeer(): string {
  visitors += 1;
  return `2001:db8:${(Date.now() % 65_536).toString(16)}:${visitors.toString(16)}::2`;
}

export interface StartAnswer {
  readonly status: number;
  readonly checkId: string;
  readonly code: string | undefined;
  readonly message: string;
}

interface Headers {
  /** The host that connects, which Google's front end appends. */
  readonly peer?: string;
  /** What the caller claims. */
  readonly claimed?: string;
}

/** Calls the function as a browser without an account does. */
export async function startCheck(
  data: unknown,
  { peer = nextPeer(), claimed }: Headers = {},
): Promise<StartAnswer> {
  const forwarded = claimed === undefined ? peer : `${claimed}, ${peer}`;
  const response = await fetch(functionUrl('startFreeCheck'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': forwarded,
      ...(claimed !== undefined && { 'fastly-client-ip': claimed }),
    },
    body: JSON.stringify({ data }),
  });
  const { result, error } = await response.json();
  return {
    status: response.status,
    checkId: result?.checkId ?? '',
    code: error?.details?.code,
    message: error?.message ?? '',
  };
}

/** Resolves with a check when it matches. */
export function checkWhen(
  checkId: string,
  matches: (check: FreeCheck) => boolean,
  timeoutMs = 60_000,
): Promise<FreeCheck> {
  return new Promise((resolve, reject) => {
    let last: unknown;
    const timer = setTimeout(() => {
      end();
      reject(new Error(`The check never matched. It is ${JSON.stringify(last)}`));
    }, timeoutMs);
    const end = db.doc(paths.freeCheck(checkId)).onSnapshot((snapshot) => {
      last = snapshot.data();
      const check = last as FreeCheck | undefined;
      if (!check || !matches(check)) return;
      clearTimeout(timer);
      end();
      resolve(check);
    }, reject);
  });
}

export const isOver = ({ state }: FreeCheck) => state === 'succeeded' || state === 'failed';
