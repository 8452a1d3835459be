import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import Fastify from 'fastify';

/**
 * What anybody would write: Fastify, and one row a user in SQLite, as durable as ours. No sign-in, no versions,
 * no limits, and every write waits for the disk by itself.
 */
const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '.', 'plain.sqlite'));
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec(
  'CREATE TABLE IF NOT EXISTS farm (user TEXT PRIMARY KEY, version INTEGER, body TEXT)',
);
const read = database.prepare('SELECT version FROM farm WHERE user = ?');
const write = database.prepare('INSERT OR REPLACE INTO farm VALUES (?, ?, ?)');

interface ToUser {
  readonly Params: { readonly user: string };
}

const app = Fastify({ bodyLimit: 32 * 1024 * 1024 });

app.get('/noop/:user', (_request, reply) => reply.code(304).send());

app.put<ToUser>('/state/:user', (request, reply) => {
  const { user } = request.params;
  database.exec('BEGIN IMMEDIATE');
  const version = Number(read.get(user)?.['version'] ?? 0);
  const isMatch = (request.headers['if-match'] ?? '"0"') === `"${version}"`;
  if (isMatch) write.run(user, version + 1, JSON.stringify(request.body));
  database.exec('COMMIT');
  return isMatch
    ? reply.header('etag', `"${version + 1}"`).send({ ok: true })
    : reply.code(409).send({ ok: false });
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`plain is ready on ${address}\n`);
