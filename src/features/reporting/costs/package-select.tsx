import { pageTeller } from '#ui/format.ts';
import { packageLabel, toStoredChoice } from '#domain/costing/package-choices.ts';
import type { RememberedPackage } from '#domain/costing/package-choices.ts';
import type { PackageChoice } from '#domain/costing/package-cost.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import classes from './costs.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** The package that a variety is costed in, to be changed. */
export function PackageSelect(props: {
  readonly line: ProductionCost;
  readonly onChoose: (varietyId: string, choice: RememberedPackage) => void;
}) {
  const { line, onChoose } = props;
  const { variety, choice, offered } = line;
  // A size that nothing is packed in any more stays to be chosen from.
  const choices = choice.packaging === null ? [choice, ...offered] : offered;
  return (
    <>
      <SelectField
        aria-label={`Package of ${variety.name}`}
        className={classes.package}
        value={keyOf(choice)}
        data={choices.map((one) => ({
          value: keyOf(one),
          label: packageLabel(one, variety, pageTeller()),
        }))}
        onChange={(value) => {
          const chosen = choices.find((one) => keyOf(one) === value);
          if (chosen) onChoose(variety.id, toStoredChoice(chosen, offered));
        }}
      />
      <span className={classes.packageOnPaper}>{packageLabel(choice, variety, pageTeller())}</span>
    </>
  );
}

function keyOf({ ounces, packaging }: PackageChoice): string {
  return packaging?.id ?? String(ounces);
}
