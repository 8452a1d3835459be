import { yieldUnit } from '#ui/format-weights.ts';
import { WEIGHING_UNITS, type WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import type { WeighingForm } from './use-weighing-form.ts';
import { WeighLine, type WeighLineMore } from './weigh-line.tsx';
import type { WeighingLine } from './weighing-form.ts';
import classes from './weighing.module.css';

/** The unit of the scale, and the harvests one below the other. */
export function WeighLines(props: {
  readonly form: WeighingForm;
  /** What a line has besides in this dialog. */
  readonly moreOf: (line: WeighingLine) => WeighLineMore;
}) {
  const { unit, rememberUnit, lines, change } = props.form;
  return (
    <Stack gap="lg">
      <Segments
        aria-label="Unit of the scale"
        data={unitsInOrder()}
        fullWidth
        value={unit}
        onChange={rememberUnit}
      />
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <WeighLine
            key={line.harvest.task.id}
            line={line}
            isFirst={index === 0}
            onChange={(part) => change(line, part)}
            {...props.moreOf(line)}
          />
        ))}
      </ul>
    </Stack>
  );
}

/** Grams first where the farm weighs in them. */
function unitsInOrder(): readonly WeighingUnit[] {
  return yieldUnit() === 'oz' ? WEIGHING_UNITS : ['g', 'kg', 'oz', 'lb'];
}
