import { createGoogleConnection } from '../google/google-connection.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import { deferredServices } from './deferred-services.ts';
import type { TabFarm } from './tab-farm.ts';

export type FarmConnections = ReturnType<typeof connectFarm>;

export function connectFarm(world: FarmEnvironment, farm: TabFarm, server: ServerClock) {
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
    /** Nothing of this farm leaves the device any more. */
    stopSending: services.close,
    close() {
      services.close();
      google.close();
    },
  };
}
