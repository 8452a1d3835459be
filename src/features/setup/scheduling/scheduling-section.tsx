import { Switch } from '@mantine/core';
import { MAX_HARVEST_BUFFER_DAYS } from '#domain/settings/harvest-buffer-days.ts';
import { MAX_MORNING_HOUR } from '#domain/settings/morning-hour.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { SectionCard } from '#ui/page/section-card.tsx';
import { LabelledSegments } from '../form/labelled-segments.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';

const WEEK_STARTS = [
  { value: '0', label: 'Sunday' },
  { value: '1', label: 'Monday' },
] as const;

/** How harvests are dated where an order says nothing else. */
export function SchedulingSection({ draft, onChange }: SettingsFields) {
  return (
    <SectionCard title="Harvest scheduling defaults">
      <div className={classes.fields}>
        <Switch
          className={classes.wide}
          label="Harvest on Friday when the day falls on a weekend"
          description="For farmers markets. An order can have its own rule."
          checked={draft.weekendToFriday}
          onChange={(event) => onChange({ weekendToFriday: event.currentTarget.checked })}
        />
        <CountField
          label="Harvest buffer days"
          description="Days from harvest to the event, 0 to 7. An order can have its own."
          value={draft.bufferDays}
          max={MAX_HARVEST_BUFFER_DAYS}
          onChange={(bufferDays) => onChange({ bufferDays })}
        />
        <CountField
          label="Morning work starts at"
          description="Hour of the day, 0 to 23. What soaks less than a day goes in the evening before, to be ready then."
          value={draft.morningHour}
          max={MAX_MORNING_HOUR}
          onChange={(morningHour) => onChange({ morningHour })}
        />
        <LabelledSegments
          label="Week starts on"
          description="For the weekdays of standing orders. The monthly planner keeps Sunday first, the growth report Monday."
          data={WEEK_STARTS}
          value={draft.weekStartsOn === 0 ? '0' : '1'}
          onChange={(day) => onChange({ weekStartsOn: day === '0' ? 0 : 1 })}
        />
      </div>
    </SectionCard>
  );
}
