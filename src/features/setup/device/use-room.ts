import { useEffect, useState } from 'react';
import type { DeviceRoom } from '#state/ports/device-port.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useSaveStatus } from '#state/react/use-farm.ts';

/** How much room the farm takes here, read again whenever something was saved; null until it is known. */
export function useRoom() {
  const { device } = useFarmStore().world;
  const save = useSaveStatus();
  const [room, setRoom] = useState<DeviceRoom | null>(null);
  useEffect(() => {
    let isShown = true;
    if (save !== 'saving') void device.room().then((found) => isShown && setRoom(found));
    return () => {
      isShown = false;
    };
  }, [device, save]);
  const ask = async () => {
    await device.askToKeep();
    setRoom(await device.room());
  };
  return { room, ask: () => void ask() };
}
