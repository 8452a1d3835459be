import { cleanUrl } from './clean-url.ts';
import type { SeedTransaction } from './seed-transaction.ts';

/** Link of a seed entry: its own, or the first one in its note; `null` if no link is safe to open. */
export function seedLink(booking: Pick<SeedTransaction, 'link' | 'note'>): string | null {
  // Imported records may call their link `url`.
  const imported = 'url' in booking && typeof booking.url === 'string' ? booking.url : '';
  const written = /https?:\/\/\S+/i.exec(booking.note)?.[0] ?? '';
  return cleanUrl(booking.link ?? imported) ?? cleanUrl(written);
}
