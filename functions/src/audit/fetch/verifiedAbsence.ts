import type { LookupAddress } from 'node:dns';
import type { Clock } from '../time/timing';
import { isPublic, type Resolve } from './guard';

/** Code of a lookup that proves nothing about its name: the resolver doesn't respond or knows no name. */
const noResolver = 'ERESOLVER';

/** A name that always exists: the first of the root servers. */
const certain = 'a.root-servers.net';

/** RFC 6761, 6.4: names under it never exist, on any resolver. */
const neverThere = /(?:^|\.)invalid\.?$/i;

/** RFC 2606, 2: names under these are never registered. Only a private resolver may know some, and this one said no. */
const nobodys = /(?:^|\.)(?:test|example)\.?$/i;

/** Milliseconds for which a resolver that knew a name is trusted. */
const trust = 10_000;

/**
 * Wraps a lookup so that “no such name” can be believed. A machine without a network, or behind a resolver that knows
 * only its own names, reports that for every name, which proves nothing.
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
      // The resolver itself refused the connection, not the server.
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
