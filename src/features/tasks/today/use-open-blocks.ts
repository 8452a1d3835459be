import { useState } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';
import type { TaskBlocks } from './list/task-blocks.ts';

/** Whether a block of the list is open, and how that is changed. */
export interface OpenBlock {
  readonly opened: boolean;
  readonly onToggle: () => void;
}

/** Late work begins closed at every visit; what was chosen for the next days is remembered on the device. */
export function useOpenBlocks(): Readonly<Record<'late' | 'next', OpenBlock>> {
  const [late, setLate] = useState(false);
  const [next, setNext] = useRemembered('mgm.ui.nextDaysOpen', readOpened, String);
  return {
    late: { opened: late, onToggle: () => setLate(!late) },
    next: { opened: next, onToggle: () => setNext(!next) },
  };
}

/** The days of which there is a card on the screen: those of a closed block have none. */
export function daysOnScreen(
  blocks: TaskBlocks,
  open: ReturnType<typeof useOpenBlocks>,
): readonly TaskDay[] {
  return [
    ...(open.late.opened ? blocks.late : []),
    ...(blocks.today === null ? [] : [blocks.today]),
    ...(open.next.opened ? blocks.next : []),
    ...blocks.earlier,
  ];
}

function readOpened(stored: string | null): boolean {
  return stored === 'true';
}
