import type { Page } from '@playwright/test';

/** Every request to Firestore. */
export const database = /google\.firestore\.v1\.Firestore/;

/** Every call of one function. */
export const calls = (name: string) => new RegExp(`/${name}$`);

/** Holds back each answer from these addresses until what it resolves to is called. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** From now on nothing at these addresses can be reached; what is open already stays open. */
export const cut = (page: Page, addresses: RegExp | string) =>
  page.route(addresses, (route) => route.abort());

/** Has one collection refused: what is asked of it is asked of one that the rules know nothing of. */
export const refuse = (page: Page, collection: string) =>
  page.route(database, (route) => {
    const asked = route.request().postData() ?? '';
    return route.continue(
      asked.includes(`%22${collection}%22`)
        ? { postData: asked.replaceAll(`%22${collection}%22`, '%22unknown%22') }
        : {},
    );
  });
