import { errorCatalog } from '../errors';

/** What is known about an error before it is reported. */
export interface ThrownError {
  /** The error's name, such as `TypeError`. */
  readonly type: string;
  readonly message: string;
  /** A code of ours, of Firebase, or of the browser, if the error has one. */
  readonly code: string | undefined;
  /** Where the code that threw the error was loaded from, innermost last. Empty if unknown. */
  readonly sources: readonly string[];
  readonly online: boolean;
}

const extension = /^(chrome|moz|safari|safari-web|ms-browser|webkit-masked)-(extension|url):/;
const aborted = /^(AbortError|NS_BINDING_ABORTED)$/;
const abortedWords =
  /\b(request|fetch|operation|signal|load)\b.{0,20}\b(was|is) (aborted|cancell?ed)|^cancell?ed$|user aborted a request/i;
const network =
  /failed to fetch|load failed|networkerror|network request failed|loading chunk|importing a module|dynamically imported module/i;
/** Nothing broke: the browser postponed a resize, or an email scanner looked at the page. */
const harmless = /^ResizeObserver loop|Object Not Found Matching Id:|^Script error\.?$/;

/** Returns whether an error contains nothing that we could fix. */
export function isNoise({ type, message, code, sources, online }: ThrownError): boolean {
  if (sources.some((source) => extension.test(source))) return true;
  if (aborted.test(type) || abortedWords.test(message)) return true;
  if (harmless.test(message)) return true;
  if (!online && (network.test(message) || type === 'ChunkLoadError')) return true;
  return code !== undefined && isExpected(code);
}

/** Errors in the catalog are expected, except for `internal`, which means that we failed. */
function isExpected(code: string): boolean {
  const known = code.replace(/^(firestore|functions)\//, '');
  return known !== 'internal' && Object.hasOwn(errorCatalog, known);
}
