import { gravatarOf } from './photos';

test('an email address has one image, however it is spelled', async () => {
  // printf 'ada@example.com' | sha256sum
  const hash = 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72';
  const picture = await gravatarOf(' Ada@Example.com ');
  expect(picture).toBe(await gravatarOf('ada@example.com'));
  expect(picture).toMatch(/^https:\/\/gravatar\.com\/avatar\/[0-9a-f]{64}\?d=404$/);
  expect(picture).toContain(hash);
});
