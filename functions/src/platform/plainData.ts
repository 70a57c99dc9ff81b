import type { CallableFunction, Request } from 'firebase-functions/https';

/** No request of an operation is nested more deeply. */
const maxDepth = 16;

/** Half of a surrogate pair: valid in JSON, but not in UTF-8, so Firestore rejects it. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Whether the framework can decode a request's data and Firestore can store it. `onCall` recurses through all levels
 * to find `@type` (64-bit integers of native clients). It fails with INTERNAL for an unknown type, or when the
 * recursion exhausts the stack.
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

/** Makes a callable respond with 400 to data on which it would fail with INTERNAL. */
export function rejectMalformedData<Fn extends CallableFunction<unknown, unknown>>(callable: Fn): Fn {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<Fn>) {
      const [request, response] = args;
      if (isPlainData(dataOf(request))) return Reflect.apply(target, self, args);
      response.status(400).json(refusal);
    },
  });
}

/** The body is any JSON. */
function dataOf({ body }: Request): unknown {
  return typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body.data : undefined;
}
