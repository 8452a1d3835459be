import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';
import type { Device } from '../../ports/device-port.ts';

/** The device at hand, and the way to take everything off it. */
interface DeviceControls {
  readonly device: Device;
  /** Ends all use of the farm here, also when it rejects because not everything could be removed. */
  readonly erase: () => Promise<void>;
}

/** Storage of the current farm on this device. */
export function useDevice(): DeviceControls {
  const { world, eraseDevice } = useFarmStore();
  return { device: world.device, erase: eraseDevice };
}

/** Returns whether everything was removed from this device, here or in another tab. */
export function useIsErased(): boolean {
  return useFarmState((state) => state.isErased);
}
