import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';
import type { Device } from '../../ports/device-port.ts';

interface DeviceControls {
  readonly device: Device;
  /** Ends all use of the farm here, also when it rejects because not everything could be removed. */
  readonly erase: () => Promise<void>;
}

export function useDevice(): DeviceControls {
  const { world, eraseDevice } = useFarmStore();
  return { device: world.device, erase: eraseDevice };
}

/** Returns whether everything was removed from this device, here or in another tab. */
export function useIsErased(): boolean {
  return useFarmState((state) => state.isErased);
}
