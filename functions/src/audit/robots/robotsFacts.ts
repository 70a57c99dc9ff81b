import type { RobotsFacts, UnknownLine } from '../facts/siteFacts';
import { groupsOf, robotsLineOf } from './groups';
import type { RobotsRules } from './robots';

/** Directives that crawlers understand: RFC 9309, and extensions by search engines and well-known crawlers. */
const directives = new Set(
  'user-agent disallow allow sitemap crawl-delay host clean-param noindex request-rate visit-time content-signal content-usage'.split(
    ' ',
  ),
);

const maxUnknown = 5;
const maxLineLength = 100;

/** Returns the facts about an origin's robots.txt. */
export function robotsFactsOf({ answer, sitemaps }: RobotsRules, start: string, url: string): RobotsFacts {
  const base = {
    url,
    type: null,
    isPage: false,
    bytes: 0,
    blocksAll: false,
    unknown: [],
    namesSitemap: false,
  };
  switch (answer.kind) {
    case 'none':
      return { ...base, status: answer.status };
    case 'closed': {
      const { status, error, headers } = answer;
      const end = error === undefined ? { status } : { status: 0, error };
      return { ...base, ...end, ...(headers ? { headers } : {}) };
    }
    case 'no-response':
      return { ...base, status: 0, error: answer.error };
    case 'rules': {
      const { text, bytes, type } = answer;
      return {
        url,
        status: 200,
        type,
        isPage: looksLikeHtml(text),
        bytes,
        blocksAll: blocksSearch(url, text, start),
        unknown: looksLikeHtml(text) ? [] : unknownLines(text),
        namesSitemap: sitemaps.length > 0,
      };
    }
  }
}

function looksLikeHtml(text: string): boolean {
  return /^\uFEFF?\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

function blocksSearch(url: string, text: string, start: string): boolean {
  const { search } = groupsOf(url, text.replace(/^\uFEFF/, ''));
  return !search.allow(new URL('/', start).href) && !search.allow(start);
}

function unknownLines(text: string): UnknownLine[] {
  const unknown: UnknownLine[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((written, at) => {
      const line = written.replace(/#.*$/, '').trim();
      const read = robotsLineOf(written);
      const isKnown = read !== null && directives.has(read.key);
      if (line === '' || (isKnown && !read.isGuess) || unknown.length >= maxUnknown) return;
      const shown = { line: at + 1, text: line.slice(0, maxLineLength) };
      unknown.push(isKnown ? { ...shown, guessed: true } : shown);
    });
  return unknown;
}
