import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string | null;
  readonly body: string;
}

/** What goes back; instead of it the line may break. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts a service that answers so, on this machine alone: no other one can reach it.
 *
 * @param headers - What every answer has.
 */
export async function startLocalService(
  answerTo: (question: Question) => Answer | 'broken line',
  { port = 0, headers: usual = {} }: { port?: number; headers?: Answer['headers'] } = {},
): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer((request, response) => {
    void read(request).then((question) => {
      const answer = answerTo(question);
      if (answer === 'broken line') return request.socket.destroy();
      const { status, body, headers } = answer;
      const isText = typeof body === 'string';
      const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
      response.writeHead(status, { ...usual, 'content-type': type, ...headers });
      return response.end(isText ? body : JSON.stringify(body));
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Question> {
  const chunks: Buffer[] = [];
  // A request body arrives as bytes; the stream's type leaves that open.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
    body: Buffer.concat(chunks).toString(),
  };
}
