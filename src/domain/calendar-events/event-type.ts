import type { TaskType } from '#domain/planning/task.ts';

/** Kinds of day's work that the calendar can show, in the order of a grower's day. */
export const EVENT_TYPES = ['soak', 'plant', 'harvest'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Which kinds the grower wants to see in the calendar. */
type EventSwitches = Readonly<Record<EventType, boolean>>;

/** The kind of calendar event that a task counts towards, null for work the calendar does not show. */
export function eventTypeOf(type: TaskType): EventType | null {
  return EVENT_TYPES.find((each) => each.toUpperCase() === type) ?? null;
}

export function pushesAnything(switches: EventSwitches): boolean {
  return EVENT_TYPES.some((type) => switches[type]);
}
