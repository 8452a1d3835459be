import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { BrandingSection } from './branding/branding-section.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';
import { DeviceSection } from './device/device-section.tsx';
import { SettingsForm } from './form/settings-form.tsx';
import { GoogleSection } from './google/google-section.tsx';
import { RegionSection } from './region/region-section.tsx';
import { ReportingSection } from './reporting/reporting-section.tsx';
import { SchedulingSection } from './scheduling/scheduling-section.tsx';

/** What is set once for the whole farm, its backups, and what this device keeps of it. */
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
