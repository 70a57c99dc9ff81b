import axe from 'axe-core';
import type { CDPSession } from 'puppeteer-core';
import type { AxeViolation, LabValues } from '../facts/renderedPage';

export interface Observation {
  readonly html: string;
  readonly axe: readonly AxeViolation[] | null;
  readonly lcp: LabValues['lcp'];
  readonly cls: LabValues['cls'];
  readonly tbt: number;
}

/** How long the DOM must be unchanged, and how long that is waited for, in milliseconds. */
export const settling = { quiet: 500, max: 5_000 };

/**
 * Scripts of the page can’t see or change an isolated world: it has its own globals and prototypes, and only the DOM is
 * shared.
 */
export async function isolatedWorld(session: CDPSession): Promise<(script: string) => Promise<unknown>> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'plumbline',
  });
  return async (script) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: script,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
}

/** Resolves when the DOM hasn’t changed for a while. */
export const waitForQuietDom = `new Promise((resolve) => {
  const end = () => { observer.disconnect(); resolve(); };
  let timer = setTimeout(end, ${settling.quiet});
  const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, ${settling.quiet}); });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  setTimeout(end, ${settling.max});
})`;

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules for embedded pages and for the page as a whole are either other sites’ or our own. */
const axeOptions = {
  runOnly: { type: 'tag', values: wcag },
  resultTypes: ['violations'],
  iframes: false,
};

/** Defines \`selectorOf\` and \`snippetOf\` for elements. */
const naming = `
const snippetOf = (element) => (element ? element.cloneNode(false).outerHTML.slice(0, 200) : '');
const selectorOf = (element) => {
  const parts = [];
  for (let at = element; at && at.nodeType === 1 && parts.length < 6; at = at.parentElement) {
    if (at.id) { parts.unshift('#' + CSS.escape(at.id)); break; }
    const name = at.localName;
    const same = at.parentElement ? [...at.parentElement.children].filter((other) => other.localName === name) : [];
    parts.unshift(name + (same.length > 1 ? ':nth-of-type(' + (same.indexOf(at) + 1) + ')' : ''));
  }
  return parts.join(' > ');
};`;

const runAxe = `axe.run(document, ${JSON.stringify(axeOptions)}).then(({ violations }) => violations.map((violation) => ({
  rule: violation.id,
  help: violation.help,
  criteria: violation.tags.flatMap((tag) => /^wcag(\\d)(\\d)(\\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
  count: violation.nodes.length,
  elements: violation.nodes.slice(0, 20).map(({ target, html, any }) => {
    const data = any.find(({ id }) => id === 'color-contrast')?.data;
    return {
      selector: target.flat().join(' '),
      snippet: html.slice(0, 200),
      ...(data?.contrastRatio ? { contrast: {
        ratio: data.contrastRatio,
        required: parseFloat(data.expectedContrastRatio),
        foreground: data.fgColor,
        background: data.bgColor,
      } } : {}),
    };
  }),
})))`;

/** Observers receive past entries too, in a task of their own. */
const measure = `(async () => {
  ${naming}
  const entriesOf = (type) => new Promise((resolve) => {
    const entries = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    try { observer.observe({ type, buffered: true }); } catch { resolve([]); }
    setTimeout(() => resolve([...entries, ...observer.takeRecords()]), 50);
  });
  const [paints, shifts, tasks] = await Promise.all(['largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf));
  const last = paints.at(-1);
  let score = 0, session = 0, began = 0, previous = 0;
  const shifting = new Set();
  for (const shift of shifts) {
    if (shift.hadRecentInput) continue;
    if (shift.startTime - previous > 1000 || shift.startTime - began > 5000) { session = 0; began = shift.startTime; }
    previous = shift.startTime;
    session += shift.value;
    score = Math.max(score, session);
    for (const { node } of shift.sources ?? []) if (node) shifting.add(selectorOf(node.nodeType === 1 ? node : node.parentElement));
  }
  const { doctype } = document;
  return {
    html: (doctype ? new XMLSerializer().serializeToString(doctype) : '') + document.documentElement.outerHTML,
    lcp: last ? { ms: last.startTime, selector: last.element ? selectorOf(last.element) : '', snippet: snippetOf(last.element) } : null,
    cls: { score, shifting: [...shifting].slice(0, 10) },
    tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
})()`;

/** Reads what the page shows now, and how it loaded. */
export async function observe(evaluate: (script: string) => Promise<unknown>): Promise<Observation> {
  const measured = (await evaluate(measure)) as Omit<Observation, 'axe'>;
  let violations: Observation['axe'] = null;
  try {
    await evaluate(`${axe.source}; undefined`);
    violations = (await evaluate(runAxe)) as Observation['axe'];
  } catch (error) {
    // axe fails on some documents, such as SVG; everything else is still known.
    if (!(error instanceof Error)) throw error;
  }
  return { ...measured, axe: violations };
}
