import { draftFields } from '#ui/editing/draft-fields.ts';
import { Switch } from '@mantine/core';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { LabelledSegments } from '../form/labelled-segments.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';

const MODES = [
  { value: 'basic', label: 'Basic' },
  { value: 'detailed', label: 'Detailed' },
] as const;

/** What is recorded for reports, and how much of it they show. */
export function ReportingSection({ draft, onChange }: SettingsFields) {
  const field = draftFields(draft, onChange);
  return (
    <SectionCard title="Reporting & USDA">
      <div className={classes.fields}>
        <Switch
          className={classes.wide}
          label="Track harvest loss"
          description="Log lost trays and count them in the growth report."
          {...field.checked('trackHarvestLoss')}
        />
        <Switch
          className={classes.wide}
          label="Ask for the weight at harvest"
          description="Asks for the weight when you mark a harvest done. When off, use Add weight on the harvest."
          {...field.checked('askHarvestWeight')}
        />
        <LabelledSegments
          label="USDA records"
          description="Detailed adds the note, time and source to growth and loss tables and exports."
          data={MODES}
          {...field.of('usdaMode')}
        />
      </div>
    </SectionCard>
  );
}
