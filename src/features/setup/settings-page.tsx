import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageHeader, SectionCard } from '#ui/page/page-parts.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { BrandingSection } from './branding/branding-section.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';
import { DeviceSection } from './device/device-section.tsx';
import { SettingsForm } from './form/settings-form.tsx';
import { GoogleSection } from './google/google-section.tsx';
import { RegionSection } from './region/region-section.tsx';
import { SchedulingSection } from './scheduling/scheduling-section.tsx';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { Switch } from '@mantine/core';
import { LabelledSegments } from '#ui/fields/labelled-segments.tsx';
import type { SettingsFields } from './form/settings-draft.ts';
import classes from './form/settings-form.module.css';

export function SettingsPage() {
  const importButton = useRestoreOfAddress();
  return (
    <>
      <PageHeader title="Settings" />
      <SettingsForm>
        {(fields) => (
          <>
            <BrandingSection {...fields} />
            <RegionSection {...fields} />
            <SchedulingSection {...fields} />
            <GoogleSection {...fields} />
            <BackupSection importRef={importButton} />
            <ReportingSection {...fields} />
            <DeviceSection />
            <DangerZone />
          </>
        )}
      </SettingsForm>
    </>
  );
}

/** Brings a button into sight and focuses it each time an address with `?restore=` is opened. */
function useRestoreOfAddress(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const { search, key } = useLocation();
  // An address that forgot it at once would be another visit, which begins at the top of the page.
  useEffect(() => {
    if (!new URLSearchParams(search).has('restore')) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [search, key]);
  return button;
}

function ReportingSection({ draft, onChange }: SettingsFields) {
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
          data={{ basic: 'Basic', detailed: 'Detailed' }}
          {...field.of('usdaMode')}
        />
      </div>
    </SectionCard>
  );
}
