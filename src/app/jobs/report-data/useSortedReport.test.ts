import { deflateRawSync } from 'node:zlib';
import { inflate } from './useSortedReport';

test('reads what the functions wrote', async () => {
  const rows = [{ message: '“ü” 例', list: [1, null] }];
  expect(await inflate(deflateRawSync(JSON.stringify(rows)))).toEqual(rows);
});

test('rejects damaged data', async () => {
  await expect(inflate(new Uint8Array([7, 7, 7]))).rejects.toThrow();
});
