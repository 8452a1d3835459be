import { Group } from '@mantine/core';
import { seedBagProblem, type SeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import { costPerGram } from '#domain/catalog/seeds/seed-cost.ts';
import { formatDollars, formatLb } from '#ui/format.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import type { SeedDialogProps } from './seed-dialog-props.ts';
import { useCarryOut } from '#state/react/use-farm.ts';

export function CostDialog({ row, ...shown }: SeedDialogProps) {
  const { variety, gramsPerTray } = row;
  const carryOut = useCarryOut();
  const [bag, , field] = useDraft<SeedBag>({
    bagLb: variety.cost.bagLb,
    bagCost: variety.cost.bagCost,
  });
  const problem = seedBagProblem(bag);
  const save = () => {
    const { bagLb, bagCost } = bag;
    if (bagLb === null || bagCost === null) return false;
    return carryOut(
      { type: 'SET_SEED_COST', payload: { varietyId: variety.id, bagLb, bagCost } },
      'Seed cost saved',
      {
        detail: `${variety.name}, ${formatLb(bagLb, bagLb % 1 === 0 ? 0 : 2)} at ${formatDollars(bagCost)}`,
      },
    );
  };
  return (
    <SaveDialog
      {...shown}
      title="Set seed cost"
      subtitle={variety.name}
      size="sm"
      problem={problem}
      save={save}
      footerNote={problem === null && priceNote(bag, gramsPerTray)}
    >
      <Group grow align="flex-start">
        <NumberField data-autofocus label="Bag size (lb)" weight="lb" {...field.of('bagLb')} />
        <MoneyField label="Bag cost" {...field.of('bagCost')} />
      </Group>
    </SaveDialog>
  );
}

function priceNote(bag: SeedBag, gramsPerTray: number | null): string {
  const perGram = costPerGram(bag) ?? 0;
  const perTray =
    gramsPerTray === null ? '' : `, ${formatDollars(perGram * gramsPerTray)} per tray`;
  return `${formatDollars(perGram, 4)} per gram${perTray}`;
}
