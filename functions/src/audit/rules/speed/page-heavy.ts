import { pageRule } from '../rule';

const most = 500 * 1_024;

/** Reports pages with large HTML. */
export const pageHeavy = pageRule('page-heavy', ({ response }) =>
  response.size <= most
    ? []
    : [
        {
          message: `The HTML of this page has ${Math.round(response.size / 1_024)} KB.`,
          evidence: { value: `${response.bytes} bytes sent` },
        },
      ],
);
