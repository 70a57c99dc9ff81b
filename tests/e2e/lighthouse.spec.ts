import { expect, test } from '@playwright/test';
import { categoriesOf, failedAuditsIn, lighthouse, timings } from '../support/lighthouse';
import { lighthousePages } from '../support/publicPages';

test.describe.configure({ timeout: 240_000 });

for (const path of lighthousePages) {
  test(`${path} has a perfect Lighthouse score and meets our timing limits`, async ({ baseURL }) => {
    // Other load on the machine only makes a page slower, so one good result is enough.
    await expect(async () => {
      const result = await lighthouse(`${baseURL}${path}`);
      const points = categoriesOf(path).map((id) => [id, (result.categories[id]?.score ?? 0) * 100]);
      expect(points, failedAuditsIn(result).join('\n')).toEqual(categoriesOf(path).map((id) => [id, 100]));
      for (const { id, name, max } of timings)
        expect(result.audits[id]?.numericValue ?? Number.NaN, name).toBeLessThanOrEqual(max);
    }).toPass({ timeout: 200_000, intervals: [0] });
  });
}
