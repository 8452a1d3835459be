import { draftFields } from '#ui/editing/draft-fields.ts';
import { TextInput } from '@mantine/core';
import { SectionCard } from '#ui/page/page-parts.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';
import { LogoField } from './logo-field.tsx';

export function BrandingSection({ draft, onChange }: SettingsFields) {
  const field = draftFields(draft, onChange);
  return (
    <SectionCard title="Branding">
      <div className={classes.fields}>
        <TextInput
          label="Farm name"
          description="Shown under the title and on printouts."
          {...field.text('farmName')}
        />
        <TextInput
          label="Title"
          description="Shown at the top left and in backup file names."
          placeholder="Microgreens Manager"
          {...field.text('title')}
        />
        <TextInput
          label="Site title"
          description="Shown in the browser tab. Leave empty to use the title."
          {...field.text('siteTitle')}
        />
        <TextInput
          label="Label line"
          description="Last line of every label, such as your address or “Keep refrigerated”."
          {...field.text('labelLine')}
        />
        <LogoField
          logo={draft.appLogoDataUrl}
          onChange={(appLogoDataUrl) => onChange({ appLogoDataUrl })}
        />
      </div>
    </SectionCard>
  );
}
