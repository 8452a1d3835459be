import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { uniqueId } from '#domain/records/change-records.ts';
import { stepLabel } from '#domain/catalog/varieties/step-label.ts';
import type { StepType } from '#domain/catalog/varieties/variety.ts';
import { rowForm } from '#ui/editing/use-typed-rows.ts';
import { type StepDraft, ADDABLE_STEPS, withNewStep } from './step-draft.ts';
import { StepIcon } from './step-icon.tsx';
import { StepRow } from './step-row.tsx';
import classes from './steps-editor.module.css';
import { SmallButton, Title } from '#ui/kit/plain-parts.tsx';

export function StepsEditor(props: {
  readonly steps: readonly StepDraft[];
  readonly daysToHarvest: number | null;
  readonly onChange: (steps: readonly StepDraft[]) => void;
}) {
  const { steps, daysToHarvest, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);

  useEffect(() => {
    if (added.current === null) return;
    const row = list.current?.querySelector(`[data-step="${CSS.escape(added.current)}"]`);
    row?.querySelector('input')?.focus();
    added.current = null;
  }, [steps]);

  const add = (type: StepType) => {
    const id = uniqueId('stp_1', new Set(steps.map((step) => step.id)));
    onChange(withNewStep(steps, type, id, daysToHarvest));
    added.current = id;
  };
  return (
    <section>
      <div className={classes.head}>
        <Title order={3}>Grow steps</Title>
        <AddStepMenu steps={steps} onAdd={add} />
      </div>
      <div ref={list} className={classes.list}>
        <div className={classes.heads} aria-hidden>
          <span>Step</span>
          <span>From day</span>
          <span>To day</span>
          <span>How</span>
          <span>Note</span>
        </div>
        {steps.map((step) => (
          <StepRow
            key={step.id}
            {...rowForm(steps, onChange, step)}
            daysToHarvest={daysToHarvest}
          />
        ))}
      </div>
    </section>
  );
}

function AddStepMenu(props: {
  readonly steps: readonly StepDraft[];
  readonly onAdd: (type: StepType) => void;
}) {
  const hasSoak = props.steps.some(({ type }) => type === 'SOAK');
  return (
    <Menu returnFocus={false}>
      <Menu.Target>
        <SmallButton icon={IconPlus}>Add step</SmallButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ADDABLE_STEPS.filter((type) => !(type === 'SOAK' && hasSoak)).map((type) => (
          <Menu.Item
            key={type}
            leftSection={<StepIcon type={type} />}
            onClick={() => props.onAdd(type)}
          >
            {stepLabel(type)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
