import { Switch } from '@mantine/core';
import { DEFAULT_PRO_SETTINGS, type ProSettings } from '#domain/settings/pro-settings.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, usePerform } from '#state/react/use-farm.ts';
import { Group } from '#ui/kit/group.tsx';

const CHOICES: readonly {
  readonly choice: keyof ProSettings;
  readonly label: string;
  readonly description: string;
}[] = [
  {
    choice: 'planNet',
    label: 'Use stock and loads first',
    description: 'Off: plans every order in full, ignoring stock.',
  },
  {
    choice: 'mixVarietiesInLoad',
    label: 'Mix varieties in a load',
    description: 'Off: one variety per load.',
  },
  {
    choice: 'mustFit',
    label: 'Must fit',
    description: 'On: adds no day over rack or tray capacity.',
  },
];

const selectPro = (farm: FarmDocument) => farm.settings.pro ?? DEFAULT_PRO_SETTINGS;

/** How the dryer plan is made; each choice is a setting of the farm, and makes the plan anew. */
export function PlanChoices() {
  const settings = useFarm(selectPro);
  const perform = usePerform();
  return (
    <Group gap="md" align="flex-start" mt="md" className="no-print">
      {CHOICES.map(({ choice, label, description }) => (
        <Switch
          key={choice}
          label={label}
          description={description}
          checked={settings[choice]}
          onChange={(event) => {
            const pro = { [choice]: event.currentTarget.checked };
            perform({ type: 'UPDATE_SETTINGS', payload: { pro } });
          }}
        />
      ))}
    </Group>
  );
}
