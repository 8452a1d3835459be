import { Switch } from '@mantine/core';
import { SectionCard } from '#ui/page/section-card.tsx';
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
          description="Trays lost are logged with the day's harvests and counted in the growth report."
          checked={draft.trackHarvestLoss}
          onChange={(event) => onChange({ trackHarvestLoss: event.currentTarget.checked })}
        />
        <Switch
          className={classes.wide}
          label="Ask for the weight at harvest"
          description="A small dialog comes when a harvest is ticked. Without it, every done harvest has Add weight."
          checked={draft.askHarvestWeight}
          onChange={(event) => onChange({ askHarvestWeight: event.currentTarget.checked })}
        />
        <LabelledSegments
          label="USDA records"
          description="Detailed adds note, time and source to the lists and files of growth and losses."
          data={MODES}
          value={draft.usdaMode}
          onChange={(usdaMode) => onChange({ usdaMode })}
        />
      </div>
    </SectionCard>
  );
}
