import type { TargetId } from '../facts/target';
import { ownCopy } from '../text/strings';
import { originOf, resolveUrl } from './url';

/** The resolved form of a URL on a page. */
export interface CachedUrl {
  /** As `resolveUrl` returns it. */
  readonly href: string | null | undefined;
  /** Its target ID in the audit, once it is permanent. */
  target?: TargetId;
}

type Memory = Map<string, CachedUrl>;

/** Longer URLs are not cached, so that a hostile page can't fill the memory. */
const maxRememberedLength = 300;
const maxPlaces = 1_000;

/** Caches resolved URLs, because sites repeat the same few links on every page. */
export class UrlCache {
  readonly #capacity: number;
  #size = 0;
  /** URLs that resolve the same on every page, on every page of an origin, and on every page of a folder. */
  readonly #anywhere: Memory = new Map();
  readonly #origins = new Map<string, Memory>();
  readonly #folders = new Map<string, Memory>();
  /** The last base and its caches: links of one page are resolved in a row. */
  #base = '';
  #origin: Memory = new Map();
  #folder: Memory = new Map();

  constructor(capacity = 20_000) {
    this.#capacity = capacity;
  }

  lookUp(written: string, base: string): CachedUrl {
    if (base !== this.#base) this.#turnTo(base);
    const memory = this.#memoryFor(written);
    const known = memory?.get(written);
    if (known) return known;
    const cached: CachedUrl = { href: resolveUrl(written, base) };
    if (memory && written.length <= maxRememberedLength) this.#remember(memory, written, cached);
    return cached;
  }

  #memoryFor(written: string): Memory | null {
    if (written.charCodeAt(0) === slash) return this.#origin;
    if (/^https?:\/\//i.test(written)) return this.#anywhere;
    // A query or fragment alone keeps the base's own file name.
    return /^[a-z]/i.test(written) ? this.#folder : null;
  }

  #remember(memory: Memory, written: string, url: CachedUrl): void {
    if (++this.#size > this.#capacity) this.#forget();
    memory.set(ownCopy(written), url);
  }

  #turnTo(base: string): void {
    this.#base = base;
    this.#origin = memoryOf(this.#origins, originOf(base));
    this.#folder = memoryOf(this.#folders, folderOf(base));
  }

  #forget(): void {
    this.#size = 0;
    this.#anywhere.clear();
    this.#origin.clear();
    this.#folder.clear();
    this.#origins.clear();
    this.#folders.clear();
    this.#turnTo(this.#base);
  }
}

const slash = 47;

function memoryOf(memories: Map<string, Memory>, place: string): Memory {
  const known = memories.get(place);
  if (known) return known;
  if (memories.size >= maxPlaces) memories.clear();
  const memory: Memory = new Map();
  memories.set(ownCopy(place), memory);
  return memory;
}

function folderOf(base: string): string {
  const query = base.indexOf('?');
  const path = query < 0 ? base : base.slice(0, query);
  return path.slice(0, path.lastIndexOf('/') + 1);
}
