import { isShell } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

/** A page that only scripts fill, which we don't run: it isn't judged by what it says. */
export const contentScripted = pageRule('content-scripted', (page) =>
  isShell(page)
    ? [
        {
          message:
            'This page builds its content with scripts. Its HTML has next to none, so its content was not judged.',
        },
      ]
    : [],
);
