import { createHash } from 'node:crypto';

export const digestOf = (content: string | Buffer) =>
  createHash('md5').update(content).digest('hex').slice(0, 16);
