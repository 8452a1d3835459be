import { useFarmStore } from '../farm-context.ts';

export function useDevice() {
  const { world, eraseDevice: erase } = useFarmStore();
  return { device: world.device, erase };
}
