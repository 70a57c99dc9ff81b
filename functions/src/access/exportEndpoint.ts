import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'firebase-functions/https';
import { exportMyData } from '#domain/operations';
import { authenticate, httpProblemOf } from '../platform/http';
import { log } from '../platform/log';
import { exportChunks } from './exportChunks';

/** The part of Express's response that this endpoint uses. */
interface Response extends NodeJS.WritableStream {
  status(code: number): Response;
  set(header: string, value: string): Response;
  json(body: unknown): unknown;
}

const rules = {
  name: exportMyData,
  access: 'account',
  limit: { count: 10, seconds: 3_600 },
  readOnly: false,
} as const;

/** Streams the caller's data. An interrupted file isn't valid JSON, so it can't be mistaken for a complete one. */
export async function handleExport(request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'no-store');
  try {
    const { user } = await authenticate(request, rules);
    response.set('Content-Type', 'application/json; charset=utf-8');
    response.set('Content-Disposition', 'attachment; filename="plumbline-data.json"');
    await pipeline(Readable.from(exportChunks(user)), response);
  } catch (error) {
    const { status, code, message } = await httpProblemOf(rules.name, error);
    if (response.writable) response.status(status).json({ error: { code, message } });
    else log.warn('export interrupted', { code });
  }
}
