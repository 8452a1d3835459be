import { TextInput } from '@mantine/core';
import { SectionCard } from '#ui/page/page-parts.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';
import { LogoField } from './logo-field.tsx';

/** How the farm calls itself, and its picture. */
export function BrandingSection({ draft, onChange }: SettingsFields) {
  return (
    <SectionCard title="Branding">
      <div className={classes.fields}>
        <TextInput
          label="Farm name"
          description="Shown under the title and on printouts."
          value={draft.farmName}
          onChange={(event) => onChange({ farmName: event.currentTarget.value })}
        />
        <TextInput
          label="Title"
          description="Shown at the top left and in backup file names."
          placeholder="Microgreens Manager"
          value={draft.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextInput
          label="Site title"
          description="Shown in the browser tab. Leave empty to use the title."
          value={draft.siteTitle}
          onChange={(event) => onChange({ siteTitle: event.currentTarget.value })}
        />
        <TextInput
          label="Label line"
          description="Last line of every label, such as your address or “Keep refrigerated”."
          value={draft.labelLine}
          onChange={(event) => onChange({ labelLine: event.currentTarget.value })}
        />
        <LogoField logo={draft.logo} onChange={(logo) => onChange({ logo })} />
      </div>
    </SectionCard>
  );
}
