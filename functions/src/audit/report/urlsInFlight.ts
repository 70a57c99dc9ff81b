/** The addresses that are being asked, and which of them was begun last. */
export class UrlsInFlight {
  readonly #urls = new Set<string>();
  #newest: string | null = null;

  begin(url: string): void {
    this.#urls.add(url);
    this.#newest = url;
  }

  end(url: string): void {
    this.#urls.delete(url);
    // Only then, since others may have hundreds with them.
    if (url === this.#newest) this.#newest = [...this.#urls].at(-1) ?? null;
  }

  get newest(): string | null {
    return this.#newest;
  }
}
