import type { CallableFunction, Request } from 'firebase-functions/https';

/** No operation's request is nested deeper than this. */
const maxDepth = 16;

/** Half of a character: JSON may hold it, UTF-8 can't, so Firestore refuses to store it. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Whether a request's data is JSON that the framework can decode and Firestore can store. Before a callable runs, `onCall` looks for `@type`
 * (64-bit integers of native clients) at every level by recursion, and answers INTERNAL to a type that it doesn't know and
 * to data that exhausts its stack.
 */
export function isPlainData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false;
    if (level.some((value) => typeof value === 'string' && loneSurrogate.test(value))) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => Object.hasOwn(value as object, '@type'))) return false;
    level = objects.flatMap((value) => Object.values(value as object));
  }
  return true;
}

const refusal = {
  error: {
    status: 'INVALID_ARGUMENT',
    message: `The data has a field “@type”, half of a character, or more than ${maxDepth} levels. Send plain JSON in UTF-8.`,
  },
};

/** Makes a callable answer 400 to data that it would otherwise fail on with INTERNAL. */
export function rejectMalformedData<Fn extends CallableFunction<unknown, unknown>>(callable: Fn): Fn {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<Fn>) {
      const [request, response] = args;
      if (isPlainData(dataOf(request))) return Reflect.apply(target, self, args);
      response.status(400).json(refusal);
    },
  });
}

/** The body is whatever JSON the caller sent. */
function dataOf({ body }: Request): unknown {
  return typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body.data : undefined;
}
