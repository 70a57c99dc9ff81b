import { isShell } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

/** Reports pages that only scripts fill. Scripts aren't run, so the content of these pages isn't checked. */
export const contentScripted = pageRule('content-scripted', (page) =>
  isShell(page)
    ? [
        {
          message:
            'This page renders its content with JavaScript. The HTML has almost none, so we didn’t evaluate it.',
        },
      ]
    : [],
);
