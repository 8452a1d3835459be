import { type GoogleConnection, createGoogleConnection } from '../google/google-connection.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import type { FarmServices } from './connect-services.ts';
import { deferredServices } from './deferred-services.ts';
import type { TabFarm } from './tab-farm.ts';

/** Connections of a tab's farm to its user's account. */
export interface FarmConnections extends FarmServices {
  /** The account that is signed in, and the tokens for calls in its name. */
  readonly google: GoogleConnection;
  /** Nothing of this farm leaves the device any more. */
  readonly stopSending: () => void;
  readonly close: () => void;
}

export function connectFarm(
  world: FarmEnvironment,
  farm: TabFarm,
  server: ServerClock,
): FarmConnections {
  const document = (): FarmDocument => farm.synced.now();
  const google = createGoogleConnection({
    world,
    recorded: () => document().settings.google,
    record: (identity) => farm.byApp({ type: 'UPDATE_SETTINGS', payload: { google: identity } }),
  });
  const opened = { document: document(), today: farm.state().today };
  const connected = { world, farm, google, server, opened };
  const services = deferredServices((connectServices) => connectServices(connected), world);
  const { calendar, sync } = services;
  void world.screenDrawn.then(services.begin);

  return {
    google,
    calendar,
    sync,
    stopSending: services.close,
    close() {
      services.close();
      google.close();
    },
  };
}
