interface HostRefusals {
  /** URLs that were refused and neither served nor given up since, with the step when each was first refused. */
  readonly addresses: Map<string, number>;
  /** When it last refused another URL, or one was given up because the host is busy. */
  busyAt: number;
  /** When it last served a URL that it had refused, which shows that it was busy. */
  relentedAt: number;
  /** When it last served a URL that it had not refused. */
  wellAt: number;
  /** Whether refused URLs are down, as one of them was found to be, or the host is busy; null while unknown. */
  why: 'down' | 'busy' | null;
  /** Grows with every refused URL and falls half as fast with every success. */
  pressure: number;
}

/**
 * From this pressure on, a host is slowed whatever the cause: while in doubt, after two refused URLs in a row or
 * three of five. A site where one page in ten is down reaches it now and then; a host that refuses half of the
 * requests does so immediately.
 */
const muchPressure = { doubt: 2, down: 3 };

/** Distinguishes a page that is down from a busy host: both respond with 503. Time is a count of events. */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  #revision = 0;

  get revision(): number {
    return this.#revision;
  }

  /**
   * Records that the host refused a URL.
   * @returns whether to slow the host for it: never twice for one URL; and unless the host has proved busy, only
   * under pressure, or in doubt for its only open refusal. Otherwise a site with many pages down would be read at the
   * slowest rate.
   */
  refused(host: string, url: string): boolean {
    const known = this.#hosts.get(host) ?? unknown();
    this.#hosts.set(host, known);
    if (known.addresses.has(url)) return false;
    known.busyAt = ++this.#revision;
    known.addresses.set(url, known.busyAt);
    known.pressure++;
    if (known.why === 'busy') return true;
    if (known.why === 'down') return known.pressure >= muchPressure.down;
    return known.addresses.size === 1 || known.pressure >= muchPressure.doubt;
  }

  /** Returns whether a URL was refused for its own sake, and none since because the host was busy. */
  hasPagesDown(host: string): boolean {
    return this.#hosts.get(host)?.why === 'down';
  }

  /** Returns whether it refused URLs that it served later, or would serve nothing else either. */
  isBusy(host: string): boolean {
    return this.#hosts.get(host)?.why === 'busy';
  }

  recordSuccess(host: string, url: string): void {
    const known = this.#hosts.get(host);
    if (!known) return;
    known.pressure = Math.max(0, known.pressure - 0.5);
    if (known.addresses.delete(url)) {
      known.relentedAt = ++this.#revision;
      known.why = 'busy';
    } else known.wellAt = ++this.#revision;
  }

  /**
   * Returns whether the host refuses this URL for its own sake; null if the responses to other URLs don't decide.
   * @param since the step of the previous refusal.
   */
  isAlone(host: string, url: string, since: number): boolean | null {
    const known = this.#hosts.get(host);
    const first = known?.addresses.get(url);
    if (!known || first === undefined || known.relentedAt > first) return false;
    return known.busyAt <= since && known.wellAt > since ? true : null;
  }

  /** Returns whether the host has refused no other URL since, and no earlier refusal is open. */
  isOnly(host: string, url: string): boolean {
    const known = this.#hosts.get(host);
    return known?.addresses.size === 1 && known.addresses.get(url) === known.busyAt;
  }

  /** Removes a URL that won't be requested again. @param isDown whether the URL itself is the cause. */
  giveUp(host: string, url: string, isDown: boolean): void {
    const known = this.#hosts.get(host);
    if (!known?.addresses.delete(url)) return;
    known.why = isDown ? 'down' : 'busy';
    if (isDown) known.pressure = Math.max(0, known.pressure - 1);
    else known.busyAt = ++this.#revision;
  }
}

function unknown(): HostRefusals {
  return { addresses: new Map(), busyAt: 0, relentedAt: 0, wellAt: 0, why: null, pressure: 0 };
}
