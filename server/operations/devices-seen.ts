import type { FastifyRequest } from 'fastify';
import { sha256Hex } from '../store/packed-document.ts';

const DAY_MS = 86_400_000;
/** More are not told apart, whoever asks. */
const MOST = 100_000;

/** Devices that were answered within a day, told apart by account, address and browser; only a hash is kept. */
export class DevicesSeen {
  readonly #seenAt = new Map<string, number>();

  see({ url, ip, headers }: Pick<FastifyRequest, 'url' | 'ip' | 'headers'>): void {
    const device = sha256Hex(`${url.split('?', 1)[0]}\n${ip}\n${headers['user-agent'] ?? ''}`);
    // Taken out first, so that the order is the one of the last time.
    this.#seenAt.delete(device);
    this.#seenAt.set(device, Date.now());
    if (this.#seenAt.size > MOST) this.#forget(this.#seenAt.keys().next().value);
  }

  count(): number {
    for (const [device, at] of this.#seenAt) {
      if (at > Date.now() - DAY_MS) break;
      this.#forget(device);
    }
    return this.#seenAt.size;
  }

  #forget(device: string | undefined): void {
    if (device !== undefined) this.#seenAt.delete(device);
  }
}
