import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

const scriptTypes = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

/** Reports scripts in the head that block rendering. */
export const scriptBlocking = sharedRule('script-blocking', ({ scripts, resolve }) =>
  scripts.flatMap((script) => {
    const { src, async, defer, type = '', nomodule } = script.attributes;
    if (!script.inHead || !src || async !== undefined || defer !== undefined || nomodule !== undefined)
      return [];
    if (!scriptTypes.test(type.trim().toLowerCase())) return [];
    const shown = ownCopy(cut(trimmed(src), 150));
    return [
      {
        message: `The page stays blank until ${shown} has loaded and run.`,
        file: resolve(trimmed(src)) ?? undefined,
        key: shown,
        spot: script,
        evidence: { element: 'script' },
      },
    ];
  }),
);
