import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface RequestOrigin {
  /** Address to count requests of; absent for a person on this machine, who needs no limit. */
  readonly address: string | undefined;
  /** Whether a program on this machine asks for itself. */
  readonly isLocal: boolean;
  readonly isUntrustedProxy: boolean;
}

export interface Sender extends Pick<FastifyRequest, 'ip' | 'headers' | 'socket'> {
  readonly server?: Pick<FastifyInstance, 'hasDecorator'>;
}

/** Marks a server that trusts a proxy on this machine. */
const TRUSTS_LOOPBACK = 'trustsLoopback';
const LOOPBACK = [
  ['127.0.0.1', 'ipv4'],
  ['::1', 'ipv6'],
] as const;

/**
 * Marks a server behind a proxy on this machine, and returns whether it is one. There, a local request
 * without a forwarded address comes from the proxy, not from a local program.
 */
export function markTrustedLoopback(app: FastifyInstance, proxies: readonly string[]): boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = LOOPBACK.some(([address, family]) => trusted.check(address, family));
  if (isTrusted) app.decorate(TRUSTS_LOOPBACK, true);
  return isTrusted;
}

/** Shared address of everyone behind an untrusted local proxy, or one without client addresses. */
const BEHIND_LOCAL_PROXY = 'a proxy on this machine';

export function isForwarded({ headers }: Pick<Sender, 'headers'>): boolean {
  return headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
}

export function originOf(sender: Sender): RequestOrigin {
  const { ip, socket } = sender;
  const isPassedOn = isForwarded(sender);
  // Where the proxy is trusted, its word stands in place of its own address.
  const isUntrustedProxy = isPassedOn && ip === socket.remoteAddress;
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(ip);
  if (!isLoopback) return { address: networkOf(ip), isLocal: false, isUntrustedProxy };
  const isOfProxy = isPassedOn || sender.server?.hasDecorator(TRUSTS_LOOPBACK) === true;
  if (isOfProxy) return { address: BEHIND_LOCAL_PROXY, isLocal: false, isUntrustedProxy };
  return { address: undefined, isLocal: true, isUntrustedProxy };
}

/** An IPv4 address, or the network of an IPv6 address, since one client has all of it. */
function networkOf(ip: string): string {
  const plain = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  if (isIP(plain) !== 6) return plain;
  const [head = [], tail] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - (tail?.length ?? 0))).fill('0');
  const groups = tail === undefined ? head : [...head, ...zeros, ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
