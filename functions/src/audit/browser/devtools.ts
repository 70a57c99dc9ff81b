/**
 * The DevTools protocol of one page: all that the collector needs of a browser, so any driver will do. Puppeteer's
 * and Playwright's CDP sessions have this shape.
 */
export interface Devtools {
  send(method: string, parameters?: object): Promise<unknown>;
  /** @param listener must name the type of the event's parameters itself. */
  on(event: string, listener: (parameters: never) => void): unknown;
}

/** Scripts of ours run in a world of their own: the page sees neither them nor their variables, and can't change them. */
const world = 'plumbline';

/** Runs a script in our world of every document, before the page's own scripts. */
export async function addScript(devtools: Devtools, source: string): Promise<void> {
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: world });
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** Runs scripts in our world of the current document, and returns the JSON value of the last one. */
export async function evaluate(devtools: Devtools, ...sources: readonly string[]): Promise<unknown> {
  const tree = (await devtools.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  const { executionContextId: contextId } = (await devtools.send('Page.createIsolatedWorld', {
    frameId: tree.frameTree.frame.id,
    worldName: world,
  })) as { executionContextId: number };
  let value: unknown;
  for (const [at, expression] of sources.entries()) {
    const isLast = at === sources.length - 1;
    const { result, exceptionDetails } = (await devtools.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: isLast,
      awaitPromise: isLast,
    })) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    value = result.value;
  }
  return value;
}
