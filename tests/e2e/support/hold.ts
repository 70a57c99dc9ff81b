import type { Page } from '@playwright/test';

/** Every request to Firestore. */
export const database = /google\.firestore\.v1\.Firestore/;

/** Every call of one function. */
export const calls = (name: string) => new RegExp(`/${name}$`);

/** Delays every response from these URLs until the returned function is called. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Fails all new requests to these URLs. Open connections stay open. */
export const cut = (page: Page, addresses: RegExp | string) =>
  page.route(addresses, (route) => route.abort());

/** Makes reads of one collection fail, by redirecting them to a collection that the rules don't allow. */
export const refuse = (page: Page, collection: string) =>
  page.route(database, (route) => {
    const body = route.request().postData() ?? '';
    return route.continue(
      body.includes(`%22${collection}%22`)
        ? { postData: body.replaceAll(`%22${collection}%22`, '%22unknown%22') }
        : {},
    );
  });
