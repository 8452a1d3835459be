import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isAlmostFull, shareOfRoom } from '#state/device/backup-reminder.ts';
import type { DeviceRoom } from '#state/device/device-port.ts';
import { useDevice } from '#state/device/use-device.ts';
import { useSaveStatus } from '#state/use-farm.ts';
import { Bar } from '#ui/bar.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { NoticeStrip } from '#ui/notice-strip.tsx';
import { storageLabel } from './copy-words.ts';

/** How much room the farm takes here, and whether the browser keeps it. */
export function RoomFacts() {
  const { room, ask } = useRoom();
  const share = room === null ? null : shareOfRoom(room);
  return (
    <div>
      {room !== null && isAlmostFull(room) && (
        <NoticeStrip tone="amber" word="Storage almost full" role="status">
          Soon new work may not be saved on this device. Export a backup, and make room by removing
          other data of this browser.
        </NoticeStrip>
      )}
      {share !== null && <Bar value={share} of={1} />}
      <FactList
        facts={[
          ['Storage used', roomWords(room)],
          ['Kept when space runs out', <KeptFact key="kept" isKept={room?.isKept} onAsk={ask} />],
        ]}
      />
    </div>
  );
}

function KeptFact(props: {
  readonly isKept: boolean | null | undefined;
  readonly onAsk: () => void;
}) {
  if (props.isKept === undefined) return '…';
  if (props.isKept === null) return 'This browser does not tell';
  if (props.isKept) return 'Yes';
  return (
    <>
      The browser may remove it{' '}
      <Button variant="subtle" size="compact-sm" onClick={props.onAsk}>
        Ask to keep
      </Button>
    </>
  );
}

function roomWords(room: DeviceRoom | null): string {
  if (room === null) return '…';
  const { usedBytes, quotaBytes } = room;
  if (usedBytes === null) return 'This browser does not tell';
  const used = storageLabel(usedBytes);
  return quotaBytes === null ? used : `${used} of ${storageLabel(quotaBytes)}`;
}

/** Read again whenever something was saved. */
function useRoom() {
  const { device } = useDevice();
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
