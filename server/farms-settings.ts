import type { FarmCreation, FarmsSettings } from './http/farms/farms-parts.ts';
import { readOrigins } from './network-settings.ts';
import { type Environment, readEither, SettingError } from './setting-error.ts';

const WAYS: readonly FarmCreation[] = ['code', 'google'];

/** Reads how farms get members; an unset or empty variable has its default. */
export function readFarmsSettings(environment: Environment): FarmsSettings {
  return {
    creation: readCreation(environment['FARM_CREATION'] || WAYS.join(',')),
    publicOrigin: readPublicOrigin(environment['PUBLIC_ORIGIN'] || ''),
    isInsecureLanFine: readEither(environment, 'INSECURE_LAN', ['0', '1']) === '1',
  };
}

function readCreation(text: string): readonly FarmCreation[] {
  const listed = text.split(',').map((way) => way.trim());
  if (text === 'off') return [];
  if (listed.every((way) => WAYS.some((known) => known === way))) {
    return WAYS.filter((way) => listed.includes(way));
  }
  throw new SettingError(`FARM_CREATION must be code, google, code,google or off, not “${text}”.`);
}

function readPublicOrigin(text: string): string | null {
  const [origin, ...others] = readOrigins(text, 'PUBLIC_ORIGIN');
  if (others.length === 0) return origin ?? null;
  throw new SettingError(`PUBLIC_ORIGIN must be one origin such as https://farm.example.`);
}
