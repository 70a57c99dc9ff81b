import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { errorCatalog } from '#domain/errors';

// Read once, when the functions are loaded.
process.env.ENFORCE_APP_CHECK = 'true';

let server: Server;
let origin: string;

beforeAll(async () => {
  const functions = await import('#functions/index');
  const app = express().use(express.json());
  // The functions take Express requests, as Google's framework passes them.
  app.post('/submitJob', functions.submitJob as unknown as RequestHandler);
  app.post('/waitlist', functions.joinWaitlist as unknown as RequestHandler);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const forged = { 'X-Firebase-AppCheck': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' };

describe('with App Check enforced', () => {
  it.each([
    ['without a proof', {}],
    ['with a forged one', forged],
  ])('a callable rejects a request %s', async (_, headers) => {
    const response = await post('/submitJob', { data: {} }, headers);
    expect(response.status).toBe(401);
    // Our own refusal of signed-out callers has a code in its details. App Check rejects before that.
    expect(await response.json()).toEqual({
      error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
    });
  });

  it.each([
    ['without a proof', {}],
    ['with a forged one', forged],
  ])('the waitlist rejects a request %s with a message', async (_, headers) => {
    const response = await post('/waitlist', { email: 'somebody@example.test' }, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { code: 'app-check', message: expect.stringContaining(errorCatalog['app-check'].title) },
    });
  });
});
