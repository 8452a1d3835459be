import { createRequire } from 'node:module';

const require = createRequire(new URL('../peers/package.json', import.meta.url));

/** A package that is only compared with, or null where `npm install --prefix bench/peers` was not run. */
export function peerPackage(name: string): unknown {
  try {
    return require(name) as unknown;
  } catch {
    return null;
  }
}
