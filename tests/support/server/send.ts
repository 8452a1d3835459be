import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';

/** An answer of a server, to the byte as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface Sent {
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request as it is written.
 *
 * `fetch` tidies paths and unpacks answers by itself; here the server sees and tells everything.
 *
 * @param address - Of the server, such as `http://127.0.0.1:8080`.
 * @param line - Method and path, such as `GET /health`.
 */
export function send(address: string, line: string, { body, headers = {} }: Sent = {}) {
  const [method = '', path = ''] = line.split(/ (.*)/s);
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest(address, { method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: whole, text: whole.toString() });
      });
    });
    request.on('error', reject);
    // Told beforehand, so that every method has its body read alike.
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    request.end(body);
  });
}
