import type { Cloud, CloudAnswer } from '#state/ports/cloud-port.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How bad the way to the service is: shares of calls, 0 to 1. */
export interface Weather {
  readonly lostRequests: number;
  readonly lostReplies: number;
  /** The device has given up when the call arrives after all. */
  readonly lateCalls: number;
  readonly brokenService: number;
  offline: boolean;
}

export function fairWeather(): Weather {
  return { lostRequests: 0, lostReplies: 0, lateCalls: 0, brokenService: 0, offline: false };
}

const MAX_WAY_MS = 400;
const LATE_MS = 9_000;

/** The way from one device to the service. */
export function simulatedCloud(
  server: SimulatedServer,
  time: VirtualTime,
  draws: SeededDraws,
  weather: () => Weather,
  answered: () => void = () => undefined,
): Cloud {
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => time.timers.after(milliseconds, resolve));

  async function call(reach: () => CloudAnswer): Promise<CloudAnswer> {
    const { offline, lostRequests, lostReplies, lateCalls, brokenService } = weather();
    await wait(1 + draws.below(MAX_WAY_MS));
    if (offline || draws.chance(lostRequests)) return SILENCE;
    if (draws.chance(lateCalls)) {
      time.timers.after(draws.below(LATE_MS), () => void reach());
      return SILENCE;
    }
    if (draws.chance(brokenService)) return { ...SILENCE, status: draws.pick([500, 503, 429]) };
    const answer = reach();
    await wait(1 + draws.below(MAX_WAY_MS));
    if (draws.chance(lostReplies)) return SILENCE;
    answered();
    return answer;
  }

  return {
    readiness: async () => ({ ready: true }),
    load: (user, known) => call(() => server.load(user.userId, known)),
    save(user, farm, condition) {
      const text = JSON.stringify(farm);
      return call(() => server.save(user.userId, text, condition));
    },
    // Whoever has a Google account is no helper.
    patch: async () => ({ ...SILENCE, status: 405 }),
    remove: (user) => call(() => server.remove(user.userId)),
    ping: async () => SILENCE,
    signOut: async () => SILENCE,
  };
}

const SILENCE: CloudAnswer = {
  ok: false,
  status: 0,
  body: null,
  etag: null,
  serverNow: null,
  retryAfter: null,
  deletedAt: null,
  error: 'No answer',
};
