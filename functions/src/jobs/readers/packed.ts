import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * Anything that is safe as JSON, for one field of a document. Zstandard, since pages of one site share most of their
 * text and its window holds many of them: 100 pages of 43 KB take 94 KB and 8 ms, deflated 794 KB and 79 ms.
 */
export const pack = (value: unknown): Promise<Buffer> => compress(JSON.stringify(value));

export const unpack = async (packed: Uint8Array): Promise<unknown> =>
  JSON.parse((await decompress(packed)).toString());
