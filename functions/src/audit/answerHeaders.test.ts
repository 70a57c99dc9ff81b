import type { Finding } from '#domain/finding';
import { links, page, serve } from './testSites.fixture';
import { auditSite, type Run } from './testSupport.fixture';

describe('headers of responses', () => {
  const headersAbout = (findings: readonly Finding[], path: string) =>
    findings
      .filter(({ target }) => target?.endsWith(path))
      .map(({ rule, evidence: { headers = {}, answeredBy } }) => ({ rule, headers, answeredBy }));

  it('are part of findings about broken or unverified targets, without secrets', async () => {
    const secret = { 'set-cookie': 'session=s3cret', 'x-api-key': 's3cret' };
    const server = await serve({
      '/': links('/busy', '/gone', '/door'),
      '/busy': { status: 503, headers: { ...secret, server: 'nginx', 'retry-after': '1' } },
      '/gone': { status: 404, headers: { ...secret, server: 'Apache', via: '1.1 <b>varnish</b>' } },
      '/door': { status: 401, headers: { ...secret, 'www-authenticate': 'Basic realm="s3cret"' } },
    });
    const { findings } = await auditSite({ url: server.url });
    expect(headersAbout(findings, '/busy')).toMatchObject([
      { rule: 'unverified-link', headers: { server: 'nginx', 'retry-after': '1' } },
    ]);
    expect(headersAbout(findings, '/gone')).toMatchObject([
      { rule: 'broken-link', headers: { server: 'Apache', via: '1.1 <b>varnish</b>' } },
    ]);
    expect(headersAbout(findings, '/door')).toMatchObject([
      { rule: 'unverified-link', headers: { 'www-authenticate': 'Basic' } },
    ]);
    expect(JSON.stringify(findings)).not.toContain('s3cret');
  });

  it('are those of the redirect, or of the last response if the chain ends badly', async () => {
    const server = await serve((url) => ({
      '/': links('/old', '/lost', '/round'),
      '/old': { status: 301, headers: { location: '/new', server: 'first' } },
      '/new': page('New'),
      '/lost': { status: 302, headers: { location: `${url}gone`, server: 'first' } },
      '/gone': { status: 410, headers: { server: 'last' } },
      '/round': { status: 302, headers: { location: '/trip', server: 'first' } },
      '/trip': { status: 302, headers: { location: '/round', server: 'last' } },
    }));
    const { findings } = await auditSite({ url: server.url });
    expect(headersAbout(findings, '/old')).toMatchObject([
      { rule: 'redirect-permanent', headers: { server: 'first', location: '/new' }, answeredBy: undefined },
    ]);
    expect(headersAbout(findings, '/lost')).toMatchObject([
      { rule: 'broken-link', headers: { server: 'last' }, answeredBy: `${server.url}gone` },
    ]);
    expect(headersAbout(findings, '/round')).toMatchObject([
      {
        rule: 'redirect-loop',
        headers: { server: 'last', location: '/round' },
        answeredBy: `${server.url}trip`,
      },
    ]);
  });

  it('include the location of a redirect without a valid target', async () => {
    const server = await serve({
      '/': links('/bad'),
      '/bad': { status: 301, headers: { location: 'http://' } },
    });
    expect(headersAbout((await auditSite({ url: server.url })).findings, '/bad')).toMatchObject([
      { rule: 'broken-link', headers: { location: 'http://' } },
    ]);
  });

  it("are part of findings about files, and aren't stored for anything else", async () => {
    const style = 'body { color: black }'.repeat(200);
    const css = { 'content-type': 'text/css', server: 'files' };
    const server = await serve({
      '/': page(
        'Start',
        '<link rel="stylesheet" href="/plain.css"><a href="/fine.pdf">x</a><a href="/fine">y</a>',
      ),
      '/plain.css': { headers: css, body: style },
      '/fine.pdf': { headers: { server: 'fine' } },
      '/fine': { ...page('Fine'), headers: { server: 'fine' } },
    });
    const { findings, deltas } = await auditSite({ url: server.url });
    expect(headersAbout(findings, '/plain.css')).toMatchObject([
      { rule: 'asset-uncompressed', headers: { 'content-type': 'text/css', server: 'files' } },
    ]);
    const resolvedEvents = deltas.flatMap(({ events }) =>
      (events as unknown[][]).filter(([kind]) => kind === 'resolved'),
    );
    expect(JSON.stringify(resolvedEvents)).toContain('"files"');
    expect(JSON.stringify(resolvedEvents)).not.toContain('"fine"');
  });

  it("don't affect fingerprints", async () => {
    let name = 'one';
    const server = await serve({
      '/': links('/gone', '/old'),
      '/gone': () => ({ status: 404, headers: { server: name } }),
      '/old': () => ({ status: 301, headers: { location: '/', server: name } }),
    });
    const first = await auditSite({ url: server.url });
    name = 'two';
    const second = await auditSite({ url: server.url });
    const of = ({ findings }: Run) => findings.map(({ fingerprint }) => fingerprint).sort();
    expect(of(second)).toEqual(of(first));
    expect(headersAbout(second.findings, '/gone')).toMatchObject([{ headers: { server: 'two' } }]);
  });

  it('are part of findings about server settings: those of the first page read', async () => {
    const headers = {
      server: 'nginx',
      'content-security-policy': '',
      'content-security-policy-report-only': "default-src 'self'",
      'x-frame-options': 'ALLOWALL',
      'set-cookie': 'session=s3cret',
    };
    const server = await serve({
      '/': { ...links('/a'), headers },
      '/a': { ...page('A'), headers: { ...headers, server: 'Apache' } },
    });
    const { findings } = await auditSite({ url: server.url });
    const evidenceOf = (id: string) => findings.find(({ rule }) => rule === id)?.evidence;
    expect(evidenceOf('csp-missing')).toEqual({
      headers: { 'content-security-policy-report-only': "default-src 'self'", server: 'nginx' },
    });
    expect(evidenceOf('framing-allowed')).toEqual({
      value: 'ALLOWALL',
      headers: { server: 'nginx', 'x-frame-options': 'ALLOWALL' },
    });
    expect(evidenceOf('cookie-readable')).toEqual({ value: 'session' });
    expect(JSON.stringify(findings)).not.toContain('s3cret');
  });
});
