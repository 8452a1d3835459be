import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../request-origin.ts';

/** Networks that nobody on the internet is in. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether nobody on the way reads a key or a code along: over https, or from this very machine. The word of
 * a trusted proxy counts.
 *
 * @param isInsecureLanFine - Whoever runs the server also admits private addresses over plain http.
 */
export function isSecureAddress(request: FastifyRequest, isInsecureLanFine: boolean): boolean {
  if (request.protocol === 'https') return true;
  const { isLocal, isUntrustedProxy } = originOf(request);
  if (isLocal) return true;
  return isInsecureLanFine && !isUntrustedProxy && isPrivate(request.ip);
}

function isPrivate(ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
