import type { NotingLogger } from '#state/ports/environment.ts';
import type { Cloud } from '#state/ports/cloud-port.ts';
import { late } from '../late.ts';

/**
 * A state service; what asks it is loaded with the first question.
 *
 * @param address - Where it is; null for that of this page.
 */
export function lateCloud(logger: NotingLogger, address: string | null): Cloud {
  return late(async () => {
    const { browserCloud, cloudAt } = await import('./browser-cloud.ts');
    return address === null ? browserCloud(logger) : cloudAt(address, logger);
  });
}
