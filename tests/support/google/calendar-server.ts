import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import {
  createFakeCalendar,
  type CalendarQuestion,
  type FakeCalendar,
  type FakeCalendarParts,
} from '#tests/support/google/fake-google/calendar-events.ts';

/** A calendar over real HTTP, and where it is. */
export interface CalendarServer {
  readonly calendar: FakeCalendar;
  readonly address: string;
}

/** Starts the stand-in for the calendar; it stops when the test ends. The token `good` is of account 1. */
export async function aCalendarServer(
  parts: Partial<FakeCalendarParts> = {},
): Promise<CalendarServer> {
  const accountOf = (token: string | null) => (token === 'good' ? 'google_1' : null);
  const calendar = createFakeCalendar({ accountOf, ...parts });
  const server = createServer((request, response) => {
    void readQuestion(request).then((question) => {
      const answer = calendar.answer(question);
      if (answer === 'broken line') return request.socket.destroy();
      const { status, body, headers } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      // Some answers are plain text.
      return response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return { calendar, address: `http://127.0.0.1:${port}/calendar/v3` };
}

async function readQuestion(request: IncomingMessage): Promise<CalendarQuestion> {
  const chunks: Buffer[] = [];
  // A request body arrives as bytes; the stream's type leaves that open.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').replace('/calendar/v3', '').split('?', 2);
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
    body: Buffer.concat(chunks).toString(),
  };
}
