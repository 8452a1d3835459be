import type { TaskType } from '#domain/planning/task.ts';

/** Kinds of day's work that the calendar can show, in the order of a grower's day. */
export const EVENT_TYPES = ['soak', 'plant', 'harvest'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** The kind of calendar event that a task counts towards, null for work the calendar does not show. */
export function eventTypeOf(type: TaskType): EventType | null {
  return EVENT_TYPES.find((each) => each.toUpperCase() === type) ?? null;
}
