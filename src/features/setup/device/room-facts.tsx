import { shareOfRoom } from '#state/device/backup-reminder.ts';
import type { DeviceRoom } from '#state/ports/device-port.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { FactList } from '#ui/page/page-parts.tsx';
import { storageLabel } from './copy-text.ts';
import { useRoom } from './use-room.ts';
import { SubtleButton } from '#ui/kit/plain-parts.tsx';

export function RoomFacts() {
  const { room, ask } = useRoom();
  const share = room === null ? null : shareOfRoom(room);
  return (
    <div>
      {share !== null && (
        <PartsBar parts={[{ key: 'used', value: share, color: 'var(--mgm-brand-mid)' }]} of={1} />
      )}
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
  if (props.isKept === null) return 'Unknown in this browser';
  if (props.isKept) return 'Yes';
  return (
    <>
      The browser may remove it{' '}
      <SubtleButton size="compact-sm" onClick={props.onAsk}>
        Ask to keep
      </SubtleButton>
    </>
  );
}

function roomWords(room: DeviceRoom | null): string {
  if (room === null) return '…';
  const { usedBytes, quotaBytes } = room;
  if (usedBytes === null) return 'Unknown in this browser';
  const used = storageLabel(usedBytes);
  return quotaBytes === null ? used : `${used} of ${storageLabel(quotaBytes)}`;
}
