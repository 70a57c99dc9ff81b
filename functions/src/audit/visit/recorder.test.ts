import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { assemble } from '../assemble';
import type { Answer } from '../fetch/fetcher';
import { parseFile } from '../parse/parseFile';
import { pageOf } from '../rules/testPage.fixture';
import { CrawlState } from '../state/state';
import type { Content } from './visit';

const policy = '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">';

const answer: Answer = {
  kind: 'answer',
  status: 200,
  headers: {},
  body: null,
  bytes: 0,
  durationMs: 1,
  firstByteMs: 1,
  attempts: 1,
};

/** Returns the findings about a style sheet that loads a file over http, after these pages were read. */
function saidAfter(...pages: readonly (readonly [url: string, html: string])[]): readonly string[] {
  const input = v.parse(jobInputSchema, { url: 'https://example.com/' });
  const sink = { wantsCommit: () => false, commit: async () => {} };
  const state = new CrawlState();
  const hooks = {
    progress: () => {
      throw new Error('nothing is committed here');
    },
    fail: (error: unknown) => {
      throw error;
    },
    work: async () => {},
    isBusy: () => false,
  };
  const { recorder, outbox } = assemble({ input, sink }, state, hooks);
  const record = (url: string, content: Content) => {
    const id = state.urls.length;
    outbox.record(['url', url, 1, content.kind]);
    recorder.recordVisit(id, {
      kind: 'response',
      isClosedToSearch: false,
      fetched: answer,
      outcome: { kind: 'ok', status: 200 },
      content,
    });
  };
  for (const [url, html] of pages) record(url, { kind: 'page', facts: pageOf(html, { url }) });
  const messages: string[] = [];
  outbox.addFinding = ({ rule, page, evidence }) => {
    if (rule === 'mixed-content') messages.push(`${page}:${evidence.line}`);
  };
  const source = 'a{}\n@font-face{src:url(http://cdn.example/x.woff2)}';
  const url = 'https://example.com/a.css';
  const links = parseFile(url, source, 'text/css');
  if (!links) throw new Error('The style sheet was not parsed.');
  record(url, { kind: 'file', links });
  return messages;
}

describe('a style sheet that loads a file over http', () => {
  it('is reported if secure pages load it', () => {
    expect(saidAfter(['https://example.com/', '<p>x'])).toEqual(['https://example.com/a.css:2']);
  });

  it("isn't reported if a page of the site upgrades insecure requests", () => {
    const guarded = ['https://example.com/b', policy] as const;
    expect(saidAfter(guarded)).toEqual([]);
    expect(saidAfter(['https://example.com/', '<p>x'], guarded)).toEqual([]);
    expect(saidAfter(guarded, ['https://example.com/', '<p>x'])).toEqual([]);
  });

  it("isn't reported if only unencrypted pages load it", () => {
    expect(saidAfter(['http://example.com/', '<p>x'])).toEqual([]);
  });
});
