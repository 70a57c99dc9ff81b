interface HostRefusals {
  /** Refused, and neither answered well nor given up since; with the moment when each was first refused. */
  readonly addresses: Map<string, number>;
  /** When it last refused one more address, or one was given up because it is busy. */
  busyAt: number;
  /** When it last answered what it had refused: that was for want of patience. */
  relentedAt: number;
  /** When it last answered what it had not refused. */
  wellAt: number;
  /** What it refuses is down, as one address was found to be, or it is busy; null when nothing tells yet. */
  why: 'down' | 'busy' | null;
  /** Grows with every address refused and falls with every good answer, half as fast. */
  pressure: number;
}

/**
 * From here on a host is spared whatever the cause: in doubt after two addresses refused in a row, or three of five. Where
 * one page in ten is down that comes to pass now and then, where a host lets through half of what it is asked it does at
 * once.
 */
const muchPressure = { doubt: 2, down: 3 };

/** Tells a page that is down from a host that is busy: both answer 503. Moments are counted, not timed. */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  #revision = 0;

  get revision(): number {
    return this.#revision;
  }

  /**
   * The host says that it is too busy for an address.
   * @returns whether the host is to be spared for it: not again for the same address; and unless it has shown that it is
   * busy, for the first in doubt and under pressure. Else a site of which many pages are down would be read at the
   * slowest pace there is.
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

  /** It refused an address for its own sake, and none for want of patience since. */
  hasPagesDown(host: string): boolean {
    return this.#hosts.get(host)?.why === 'down';
  }

  /** It refused what it gave later, or would give nothing else either. */
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
   * Whether the host refuses this address for its own sake; null when what others were answered meanwhile doesn't tell.
   * @param since the moment when it was refused before.
   */
  isAlone(host: string, url: string, since: number): boolean | null {
    const known = this.#hosts.get(host);
    const first = known?.addresses.get(url);
    if (!known || first === undefined || known.relentedAt > first) return false;
    return known.busyAt <= since && known.wellAt > since ? true : null;
  }

  /** The host has refused no other since it refused this one, and none before that is still refused. */
  isOnly(host: string, url: string): boolean {
    const known = this.#hosts.get(host);
    return known?.addresses.size === 1 && known.addresses.get(url) === known.busyAt;
  }

  /** An address is not asked again. @param isDown whether that is for its own sake. */
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
