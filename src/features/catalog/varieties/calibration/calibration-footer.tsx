import { Text } from '@mantine/core';
import { formatNumber } from '#ui/format.ts';
import classes from './calibration-footer.module.css';
import { samplesLabel } from './calibration-summary.ts';

/** The mean as it is typed, how many trays count, and what saving would do to the plan. */
export function CalibrationFooter(props: {
  readonly average: number | null;
  readonly count: number;
  readonly moves: string;
}) {
  const { average, count, moves } = props;
  return (
    <>
      <output className={classes.average}>
        <span className={classes.value}>
          {average === null ? '—' : formatNumber(average, 2)} oz/tray
        </span>
        <span>{samplesLabel(count)}</span>
      </output>
      {moves !== '' && <Text size="note">Moves the plan: {moves}</Text>}
    </>
  );
}
