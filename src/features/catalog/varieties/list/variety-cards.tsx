import { Card, Stack } from '@mantine/core';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import { formatCount, formatNumber } from '#ui/format.ts';
import { CalibrationCell } from '../calibration/calibration-cell.tsx';
import classes from './variety-cards.module.css';
import { VarietyLink } from '../page/variety-link.tsx';
import { VarietyMenu } from './variety-menu.tsx';
import type { VarietyListProps } from './variety-table.tsx';

/** The varieties on a phone, one card each; all of a card but its menu opens the variety. */
export function VarietyCards({ varieties, today, actions }: VarietyListProps) {
  return (
    <Stack component="ul" gap="md" className={classes.list}>
      {varieties.map((variety) => (
        <Card component="li" key={variety.id} className={classes.card}>
          <div className={classes.text}>
            <VarietyLink variety={variety} className={classes.name} />
            <div>
              {formatNumber(effectiveYield(variety), 2)} oz/tray,{' '}
              {formatCount(variety.daysToHarvest, 'day')} to harvest
            </div>
            <div className={classes.quiet}>
              Calibration <CalibrationCell variety={variety} today={today} />
            </div>
            {variety.notes !== '' && <div className={classes.quiet}>{variety.notes}</div>}
          </div>
          <div className={classes.menu}>
            <VarietyMenu variety={variety} actions={actions} />
          </div>
        </Card>
      ))}
    </Stack>
  );
}
