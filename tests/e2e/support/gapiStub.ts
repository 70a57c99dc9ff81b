/**
 * The part of Google's `gapi.iframes` that Firebase Authentication's popup needs: messages between the page and the
 * Authentication emulator's hidden frame. It runs in both, like the real script, and replaces it in browser tests, which
 * can't reach any other host.
 */
export function gapiStub(): void {
  type Handler = (data: unknown) => unknown;
  type Reply = (responses: unknown[]) => void;
  interface Message {
    readonly gapiStub: 'call' | 'reply' | 'ready';
    readonly id: number;
    readonly name: string;
    readonly data: unknown;
  }
  const page = window as unknown as Record<string, unknown>;
  const handlers = new Map<string, Handler>();
  const replies = new Map<number, Reply>();
  let nextId = 0;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  const channelTo = (other: () => Window) => ({
    restyle: async () => undefined,
    ping: (pong: () => void) => ready.then(pong),
    register: (name: string, handler: Handler) => handlers.set(name, handler),
    send: (name: string, data: unknown, reply: Reply) => {
      nextId += 1;
      replies.set(nextId, reply);
      other().postMessage({ gapiStub: 'call', id: nextId, name, data } satisfies Message, '*');
    },
  });

  window.addEventListener('message', ({ data: message, source }: MessageEvent<Message>) => {
    if (message?.gapiStub === 'ready') isReady();
    if (message?.gapiStub === 'reply') {
      try {
        replies.get(message.id)?.([message.data]);
      } catch {
        // The SDK throws after each reply, whatever it says. Google's own script ignores that too.
      }
    }
    if (message?.gapiStub === 'call') {
      const data = handlers.get(message.name)?.(message.data);
      (source as Window).postMessage({ ...message, gapiStub: 'reply', data }, '*');
    }
  });

  const context = {
    open: (options: { where: HTMLElement; url: string }, opened: (channel: unknown) => unknown) => {
      const frame = document.createElement('iframe');
      frame.src = options.url;
      frame.hidden = true;
      options.where.append(frame);
      return opened(channelTo(() => frame.contentWindow as Window));
    },
    getParentIframe: () => {
      window.parent.postMessage({ gapiStub: 'ready' }, '*');
      return channelTo(() => window.parent);
    },
  };
  page.gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const source = (document.currentScript as HTMLScriptElement | null)?.src ?? '';
  const onload = new URL(source, location.href).searchParams.get('onload') ?? 'gapi_onload';
  const begin = page[onload];
  if (typeof begin === 'function') begin();
}
