import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a request comes from, as far as it is known. */
interface RequestOrigin {
  /**
   * The address whose requests are counted; absent for a person on this very machine, who could do
   * worse than ask often.
   */
  readonly address: string | undefined;
  /** Whether a program on this machine asks for itself. */
  readonly isLocal: boolean;
  /** Whether a proxy whose word is not taken says for whom it asks. */
  readonly isUntrustedProxy: boolean;
}

/** What a request says of where it comes from. */
export interface Sender extends Pick<FastifyRequest, 'ip' | 'headers' | 'socket'> {
  readonly server?: Pick<FastifyInstance, 'hasDecorator'>;
}

/** What a server is marked with that believes a proxy on this machine. */
const TRUSTS_LOOPBACK = 'trustsLoopback';
const LOOPBACK = [
  ['127.0.0.1', 'ipv4'],
  ['::1', 'ipv6'],
] as const;

/**
 * Marks a server behind a proxy on this machine: there a request from this machine that names nobody comes from
 * that proxy, too, and is no program's own.
 *
 * @returns Whether it is one.
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

/** All who come through a proxy on this machine that is not trusted, or says of nobody who asks. */
const BEHIND_LOCAL_PROXY = 'a proxy on this machine';

/** Whether a proxy says for whom it asks. */
export function isForwarded({ headers }: Pick<Sender, 'headers'>): boolean {
  return headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
}

/** Tells where a request comes from. */
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

/** An IPv4 address as it is; of an IPv6 address its network, as whoever has one has all of it. */
function networkOf(ip: string): string {
  const plain = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  if (isIP(plain) !== 6) return plain;
  const [head = [], tail] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - (tail?.length ?? 0))).fill('0');
  const groups = tail === undefined ? head : [...head, ...zeros, ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
