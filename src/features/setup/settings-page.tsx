import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { useRestoreOfAddress } from './backup/use-restore-of-address.ts';
import { BrandingSection } from './branding/branding-section.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';
import { DeviceSection } from './device/device-section.tsx';
import { SaveBar } from './form/save-bar.tsx';
import classes from './form/settings-form.module.css';
import { useSettingsForm } from './form/use-settings-form.ts';
import { GoogleSection } from './google/google-section.tsx';
import { ReportingSection } from './reporting/reporting-section.tsx';
import { SchedulingSection } from './scheduling/scheduling-section.tsx';
import { Stack } from '#ui/kit/stack.tsx';

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
