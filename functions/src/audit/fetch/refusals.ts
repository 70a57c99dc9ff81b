interface HostRefusals {
  /** Refused, and neither answered well nor given up since; with the moment when each was first refused. */
  readonly addresses: Map<string, number>;
  /** When it last refused one more address, or one was given up because it is busy. */
  busyAt: number;
  /** When it last answered what it had refused: that was for want of patience. */
  relentedAt: number;
  /** When it last answered what it had not refused. */
  wellAt: number;
}

/** Tells a page that is down from a host that is busy: both answer 503. Moments are counted, not timed. */
export class Refusals {
  readonly #hosts = new Map<string, HostRefusals>();
  #moment = 0;

  get moment(): number {
    return this.#moment;
  }

  /** The host says that it is too busy for an address. @returns whether that is news. */
  refused(host: string, url: string): boolean {
    const known = this.#hosts.get(host) ?? { addresses: new Map(), busyAt: 0, relentedAt: 0, wellAt: 0 };
    this.#hosts.set(host, known);
    if (known.addresses.has(url)) return false;
    known.busyAt = ++this.#moment;
    known.addresses.set(url, known.busyAt);
    return true;
  }

  wentWell(host: string, url: string): void {
    const known = this.#hosts.get(host);
    if (!known) return;
    if (known.addresses.delete(url)) known.relentedAt = ++this.#moment;
    else known.wellAt = ++this.#moment;
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
    if (known?.addresses.delete(url) && !isDown) known.busyAt = ++this.#moment;
  }
}
