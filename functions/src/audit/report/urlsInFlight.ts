/** The URLs in flight, and which of them was started last. */
export class UrlsInFlight {
  readonly #urls = new Set<string>();
  #newest: string | null = null;

  begin(url: string): void {
    this.#urls.add(url);
    this.#newest = url;
  }

  end(url: string): void {
    this.#urls.delete(url);
    // Only in this case, because some audits have hundreds in flight.
    if (url === this.#newest) this.#newest = [...this.#urls].at(-1) ?? null;
  }

  get newest(): string | null {
    return this.#newest;
  }
}
