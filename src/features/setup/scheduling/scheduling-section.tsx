import { draftFields } from '#ui/editing/draft-fields.ts';
import { Switch } from '@mantine/core';
import { COVER_DAYS, KEEP_DAYS, LEAD_DAYS } from '#domain/settings/buying-settings.ts';
import { HARVEST_BUFFER_DAYS, HOURS_OF_DAY } from '#domain/settings/settings.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { LabelledSegments } from '#ui/fields/labelled-segments.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';

export function SchedulingSection({ draft, onChange }: SettingsFields) {
  const field = draftFields(draft, onChange);
  return (
    <SectionCard title="Harvest scheduling defaults">
      <div className={classes.fields}>
        <Switch
          className={classes.wide}
          label="Move weekend harvests to Friday"
          description="Applies to farmers markets. Orders can override it."
          {...field.checked('weekendHarvestToFriday')}
        />
        <CountField
          label="Harvest buffer days"
          description="Days between harvest and delivery, 0 to 7. Orders can override it."
          max={HARVEST_BUFFER_DAYS.max}
          {...field.of('defaultHarvestBufferDays')}
        />
        <CountField
          label="Morning work starts at"
          description="0 to 23. Soaks under 24 hours start the evening before, so they’re ready by this hour."
          max={HOURS_OF_DAY.max}
          {...field.of('morningHour')}
        />
        <CountField
          label="Stock arrives after"
          description="Days from an order until it’s on the shelf, 0 to 120. A supplier’s own days override it."
          max={LEAD_DAYS.max}
          {...field.of('leadDays')}
        />
        <CountField
          label="An order lasts"
          description="Days that an order on the buying list covers, 7 to 180."
          max={COVER_DAYS.max}
          {...field.of('coverDays')}
        />
        <CountField
          label="Keep in reserve"
          description="Days before stock runs out that an order arrives, 0 to 30."
          max={KEEP_DAYS.max}
          {...field.of('keepDays')}
        />
        <LabelledSegments
          label="Week starts on"
          description="Sets the weekday order for recurring orders. The monthly planner always starts on Sunday, the growth report on Monday."
          data={{ '0': 'Sunday', '1': 'Monday' }}
          value={draft.weekStartsOn === 0 ? '0' : '1'}
          onChange={(day) => onChange({ weekStartsOn: day === '0' ? 0 : 1 })}
        />
      </div>
    </SectionCard>
  );
}
