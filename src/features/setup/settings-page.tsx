import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { BrandingSection } from './branding/branding-section.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';
import { DeviceSection } from './device/device-section.tsx';
import { SaveBar } from './form/save-bar.tsx';
import classes from './form/settings-form.module.css';
import { useSettingsForm } from './form/use-settings-form.ts';
import { GoogleSection } from './google/google-section.tsx';
import { RegionSection } from './region/region-section.tsx';
import { ReportingSection } from './reporting/reporting-section.tsx';
import { SchedulingSection } from './scheduling/scheduling-section.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

/** What is set once for the whole farm, its backups, and what this device keeps of it. */
export function SettingsPage() {
  const { draft, onChange, isDirty, plan, save } = useSettingsForm();
  useLeaveQuestion(isDirty);
  const importButton = useRestoreOfAddress();
  return (
    <>
      <PageHeader title="Settings" />
      <SubmitForm className={classes.page} onSubmit={save}>
        <Stack gap="lg">
          <BrandingSection draft={draft} onChange={onChange} />
          <RegionSection draft={draft} onChange={onChange} />
          <SchedulingSection draft={draft} onChange={onChange} />
          <GoogleSection draft={draft} onChange={onChange} />
          <BackupSection importRef={importButton} />
          <ReportingSection draft={draft} onChange={onChange} />
          <DeviceSection />
          <DangerZone />
        </Stack>
        <SaveBar isDirty={isDirty} plan={plan} />
      </SubmitForm>
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
