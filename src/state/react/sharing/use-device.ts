import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';

export function useDevice() {
  const { world, eraseDevice: erase } = useFarmStore();
  return { device: world.device, erase };
}

export function useIsErased(): boolean {
  return useFarmState((state) => state.isErased);
}
