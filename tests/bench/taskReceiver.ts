import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TaskReceiver {
  /** The value for `CLOUD_TASKS_EMULATOR_HOST`. */
  readonly host: string;
  close(): void;
}

/** Receives the tasks that functions enqueue, instead of Cloud Tasks, so that the caller decides when they run. */
export async function receiveTasks(
  onTask: (queue: string, data: Readonly<Record<string, unknown>>) => void,
): Promise<TaskReceiver> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { task } = JSON.parse(Buffer.concat(pieces).toString());
    const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString());
    const queue = /\/queues\/([^/]+)\//.exec(request.url ?? '')?.[1] ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
    onTask(queue, data);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
