import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import {
  calibrationAverage,
  calibrationSamples,
  MAX_CALIBRATION_SAMPLES,
} from '#domain/catalog/varieties/calibration.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useNow, useCarryOut } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { yieldUnit } from '#ui/format-weights.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { CalibrationFooter } from './calibration-footer.tsx';
import { QuietText } from '#ui/kit/plain-parts.tsx';

const trays = Array.from({ length: MAX_CALIBRATION_SAMPLES }, (_, index) => index);

export function CalibrationDialog(props: ShownDialog & { readonly variety: Variety }) {
  const { variety, ...shown } = props;
  const carryOut = useCarryOut();
  const now = useNow();
  const [weights, setWeights] = useState<readonly (number | null)[]>(() =>
    trays.map((tray) => variety.calibration.samples[tray] ?? null),
  );
  const samples = calibrationSamples(weights);
  const actionAt = (atISO: string): FarmAction | null =>
    samples.length === 0
      ? null
      : { type: 'SAVE_CALIBRATION', payload: { id: variety.id, samples, atISO } };
  const plan = usePlanPreview(shown.opened ? actionAt('') : null);

  const save = () => {
    const action = actionAt(now());
    if (action === null) return false;
    return carryOut(plan.meant(action), 'Calibration saved', { detail: planDetail(plan) });
  };
  return (
    <SaveDialog
      {...shown}
      title="Calibrate Yield"
      subtitle={variety.name}
      problem={samples.length === 0 ? 'Enter at least one sample' : null}
      save={save}
      saveLabel="Save calibration"
      footerNote={
        <CalibrationFooter
          average={calibrationAverage(weights)}
          count={samples.length}
          plan={plan}
        />
      }
    >
      <SampleFields
        weights={weights}
        onChange={(tray, weight) => setWeights((before) => before.with(tray, weight))}
      />
    </SaveDialog>
  );
}

function SampleFields(props: {
  readonly weights: readonly (number | null)[];
  readonly onChange: (tray: number, weight: number | null) => void;
}) {
  const { weights, onChange } = props;
  return (
    <>
      <QuietText mb="lg">
        Enter the weight of up to {MAX_CALIBRATION_SAMPLES} harvested trays. The plan uses their
        average and drops any manual override.
      </QuietText>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="md">
        {trays.map((tray) => (
          <NumberField
            key={tray}
            label={`Tray ${tray + 1}`}
            weight="yield"
            step={0.1}
            value={weights[tray] ?? null}
            onChange={(weight) => onChange(tray, weight)}
            data-autofocus={tray === 0 || undefined}
            rightSection={<span aria-hidden>{yieldUnit()}</span>}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
