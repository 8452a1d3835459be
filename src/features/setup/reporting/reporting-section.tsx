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
  return (
    <SectionCard title="Reporting & USDA">
      <div className={classes.fields}>
        <Switch
          className={classes.wide}
          label="Track harvest loss"
          description="Log lost trays and count them in the growth report."
          checked={draft.trackHarvestLoss}
          onChange={(event) => onChange({ trackHarvestLoss: event.currentTarget.checked })}
        />
        <Switch
          className={classes.wide}
          label="Ask for the weight at harvest"
          description="Asks for the weight when you mark a harvest done. When off, use Add weight on the harvest."
          checked={draft.askHarvestWeight}
          onChange={(event) => onChange({ askHarvestWeight: event.currentTarget.checked })}
        />
        <LabelledSegments
          label="USDA records"
          description="Detailed adds the note, time and source to growth and loss tables and exports."
          data={MODES}
          value={draft.usdaMode}
          onChange={(usdaMode) => onChange({ usdaMode })}
        />
      </div>
    </SectionCard>
  );
}
