import { severities } from '#domain/finding';
import { statusClassOf } from './statusClass';

export interface PageProblems {
  readonly findings: number;
  /** Index into `severities` of the worst finding; -1 without any. */
  readonly worst: number;
}

const error = severities.indexOf('error');
const unverified = severities.indexOf('unverified');

/**
 * Returns the problems of a URL for every view that counts or marks them. A failed response is one of them, although
 * its finding is listed on the pages that link to the URL.
 * @param own the findings that are listed on the URL itself.
 * @param indexing its index in `indexings`.
 */
export function problemsOf(status: number, indexing: number, own: PageProblems): PageProblems {
  switch (statusClassOf(status, indexing)) {
    case 'broken':
      return own.worst === error ? own : { findings: own.findings + 1, worst: error };
    case 'silent':
      return own.findings > 0 ? own : { findings: 1, worst: unverified };
    case 'ok':
    case 'redirect':
    case 'unasked':
      return own;
  }
}
