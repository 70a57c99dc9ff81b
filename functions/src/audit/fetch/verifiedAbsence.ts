import type { LookupAddress } from 'node:dns';
import type { Clock } from '../time/clock';
import { isPublic, type Resolve } from './guard';

/** The code of a look-up that says nothing about its name: whoever should know answers nothing or knows no name. */
const noResolver = 'ERESOLVER';

/** A name that exists as long as names do: the first of the root servers. */
const certain = 'a.root-servers.net';

/** RFC 6761, 6.4: names under it never exist, whoever is asked and whatever keeps them from answering. */
const neverThere = /(?:^|\.)invalid\.?$/i;

/** RFC 2606, 2: nobody is ever given a name under them; only an own resolver may know some, and this one said no. */
const nobodys = /(?:^|\.)(?:test|example)\.?$/i;

/** For so many milliseconds a resolver that knew a name is believed to work. */
const trust = 10_000;

/**
 * A look-up whose "there is no such name" can be believed. A machine without a network, or behind a resolver that knows
 * only its own names, says so of every name; that proves nothing.
 */
export function withVerifiedAbsence(resolve: Resolve, clock: Clock): Resolve {
  let knewAt = Number.NEGATIVE_INFINITY;
  let waiting: ((works: boolean) => void)[] | null = null;

  const noteWhatCame = (addresses: readonly LookupAddress[]) => {
    if (addresses.some(({ address }) => isPublic(address))) knewAt = clock.now();
  };
  const works = () => clock.now() - knewAt < trust;

  const askForCertain = (then: (works: boolean) => void) => {
    if (waiting) {
      waiting.push(then);
      return;
    }
    waiting = [then];
    resolve(certain, { all: true }, (error, addresses) => {
      if (!error) noteWhatCame(addresses);
      const all = waiting ?? [];
      waiting = null;
      for (const answer of all) answer(works());
    });
  };

  return (hostname, options, callback) => {
    resolve(hostname, options, (error, addresses) => {
      if (!error) {
        noteWhatCame(addresses);
        return callback(null, addresses);
      }
      if (neverThere.test(hostname)) return callback(gone(hostname, error), []);
      // The resolver's own refusal of a connection, which is not that of the server we want.
      if (error.code === 'ECONNREFUSED') return callback(unknown(hostname, error), []);
      if (error.code !== 'ENOTFOUND' || nobodys.test(hostname) || works()) return callback(error, []);
      askForCertain((works) => callback(works ? error : unknown(hostname, error), []));
    });
  };
}

function gone(hostname: string, cause: NodeJS.ErrnoException): NodeJS.ErrnoException {
  if (cause.code === 'ENOTFOUND') return cause;
  return Object.assign(new Error(`${hostname} never exists`, { cause }), { code: 'ENOTFOUND' });
}

function unknown(hostname: string, cause: Error): NodeJS.ErrnoException {
  return Object.assign(new Error(`whether ${hostname} exists could not be learned`, { cause }), {
    code: noResolver,
  });
}
