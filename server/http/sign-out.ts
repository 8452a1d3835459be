import { NO_STORE } from './answer.ts';
import type { FastifyInstance } from 'fastify';
import { isDeviceKey } from './key-gate.ts';
import { originOf } from './request-origin.ts';
import { answerDecision, bearerToken, type Gate, waitOf } from './state/state-gate.ts';

const LARGEST_BODY = 1_024;

/**
 * `POST /sign-out`: revokes the request's token on this server at once.
 *
 * Otherwise a token revoked at Google would open its farm as long as the server caches its owner.
 */
export async function registerSignOut(
  app: FastifyInstance,
  { authentication, limits, keys }: Gate,
): Promise<void> {
  await app.register(async (service) => {
    // The token says everything; a body is not looked at.
    service.removeAllContentTypeParsers();
    service.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, _body, done) => done(null),
    );
    service.post('/sign-out', {
      onRequest: async (request, reply) => {
        const { address } = originOf(request);
        const token = bearerToken(request);
        // The key of a device is no sign-in: it ends when the device is removed.
        const isKey = keys && isDeviceKey(token);
        const decision = waitOf(address, limits) ?? {
          kind: isKey ? 'unknown' : await authentication.signOut({ token, address }),
        };
        return answerDecision(reply, decision) ? undefined : reply;
      },
      handler: (_request, reply) => reply.headers(NO_STORE).send({ ok: true }),
    });
  });
}
