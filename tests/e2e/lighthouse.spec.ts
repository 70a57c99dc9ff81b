import { expect, test } from '@playwright/test';
import { categoriesOf, faultsIn, lighthouse, timings } from '../support/lighthouse';
import { lighthousePages } from '../support/publicPages';

test.describe.configure({ timeout: 240_000 });

for (const path of lighthousePages) {
  test(`${path} has a perfect Lighthouse score and meets our timing limits`, async ({ baseURL }) => {
    // Other load on the machine makes a page look slower, never faster: one good result proves it.
    await expect(async () => {
      const result = await lighthouse(`${baseURL}${path}`);
      const points = categoriesOf(path).map((id) => [id, (result.categories[id]?.score ?? 0) * 100]);
      expect(points, faultsIn(result).join('\n')).toEqual(categoriesOf(path).map((id) => [id, 100]));
      for (const { id, name, most } of timings)
        expect(result.audits[id]?.numericValue ?? Number.NaN, name).toBeLessThanOrEqual(most);
    }).toPass({ timeout: 200_000, intervals: [0] });
  });
}
