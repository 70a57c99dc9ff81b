import { renderLimits } from '../facts/renderedPage';

/**
 * Names an element by its tag, ID and classes and those of up to three elements around it. Plain JavaScript in strings,
 * because compilers add calls to helpers that don't exist in the page.
 */
const describe = `
  const nameOf = (element) => {
    const own = element.id ? '#' + CSS.escape(element.id) : '';
    const classes = [...element.classList].slice(0, 3).map((name) => '.' + CSS.escape(name)).join('');
    return element.localName + own + classes;
  };
  const selectorOf = (node) => {
    let element = node && node.nodeType === 3 ? node.parentElement : node;
    const names = [];
    for (; element && element.nodeType === 1 && names.length < 4; element = element.parentElement) {
      names.unshift(nameOf(element));
      if (element.id) break;
    }
    return names.join(' > ').slice(0, ${renderLimits.selector});
  };
  const snippetOf = (element) =>
    element ? element.cloneNode(false).outerHTML.slice(0, ${renderLimits.snippet}) : '';`;

/** Observes the load from its start, in our world of the document. */
export const observe = `(() => {
  if (window !== window.top) return;
  ${describe}
  const seen = { lcp: null, windows: [], paint: 0, tasks: [], blocked: [] };
  const follow = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = { ms: startTime, selector: selectorOf(element), snippet: snippetOf(element) };
  });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  follow('longtask', ({ startTime, duration }) => {
    if (seen.tasks.length < 1000) seen.tasks.push({ end: startTime + duration, duration });
  });
  follow('layout-shift', ({ value, startTime, sources, hadRecentInput }) => {
    if (hadRecentInput) return;
    const last = seen.windows.at(-1);
    const continues = last && startTime - last.end < 1000 && startTime - last.start < 5000;
    if (!continues && seen.windows.length >= 100) return;
    const window = continues ? last : { start: startTime, end: startTime, score: 0, shifting: [] };
    if (!continues) seen.windows.push(window);
    window.end = startTime;
    window.score += value;
    for (const { node } of sources) {
      const selector = selectorOf(node);
      const isNew = selector && !window.shifting.includes(selector);
      if (isNew && window.shifting.length < ${renderLimits.shifts}) window.shifting.push(selector);
    }
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition !== 'enforce' || seen.blocked.length >= ${renderLimits.problems}) return;
    seen.blocked.push({ directive: event.effectiveDirective, url: event.blockedURI });
  });
  globalThis.plumbline = seen;
})()`;

/** Returns what was observed, and the DOM as it is now. */
export const readPage = `(() => {
  const seen = globalThis.plumbline;
  const root = document.documentElement;
  const { doctype } = document;
  const html = (doctype ? new XMLSerializer().serializeToString(doctype) : '') + (root ? root.outerHTML : '');
  const worst = seen && seen.windows.reduce((one, other) => (other.score > one.score ? other : one), { score: 0, shifting: [] });
  return {
    html: html.slice(0, ${renderLimits.html}),
    isWhole: html.length <= ${renderLimits.html},
    blocked: seen ? seen.blocked : [],
    lab: seen ? {
      lcp: seen.lcp,
      cls: { score: worst.score, shifting: worst.shifting },
      tbt: seen.tasks.reduce((sum, { end, duration }) => sum + (end > seen.paint ? Math.max(0, duration - 50) : 0), 0),
    } : null,
  };
})()`;

/** Runs axe, whose source must run before. Other documents in frames are judged as pages of their own. */
export const runAxe = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
}).then(({ violations }) => violations.slice(0, ${renderLimits.violations}).map(({ id, help, tags, nodes }) => ({
  rule: id,
  help,
  criteria: tags.filter((tag) => /^wcag\\d{3,}$/.test(tag)).map((tag) => tag.slice(4).replace(/^(.)(.)/, '$1.$2.')),
  count: nodes.length,
  elements: nodes.slice(0, ${renderLimits.elements}).map(({ target, html, any }) => {
    const data = id === 'color-contrast' && any[0] && any[0].data;
    return {
      selector: target.flat(3).join(' ').slice(0, ${renderLimits.selector}),
      snippet: html.slice(0, ${renderLimits.snippet}),
      ...(data && {
        contrast: {
          ratio: data.contrastRatio,
          required: parseFloat(data.expectedContrastRatio),
          foreground: String(data.fgColor),
          background: String(data.bgColor),
        },
      }),
    };
  }),
})))`;
