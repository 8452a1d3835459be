import { useState } from 'react';
import { dateLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { selectSeedVault } from '#state/selectors/seeds.ts';
import { useFarm, useNow, useToday } from '#state/use-farm.ts';
import { formatCount, formatNumber } from '#ui/format.ts';
import classes from './count-sheet.module.css';

const selectFarmName = (farm: FarmDocument) => farm.settings.brand.farmName.trim();

/** The seed vault on paper: what should be on the shelf, and a line for what is. */
export function CountSheet() {
  const today = useToday();
  const rows = useFarm((farm) => selectSeedVault(farm, today));
  const farmName = useFarm(selectFarmName);
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <div>{farmName}</div>
          <h1 className={classes.title}>Seed count — {dateLabel(today)}</h1>
        </div>
        <div className={classes.facts}>
          <div>{formatCount(rows.length, 'variety', 'varieties')}</div>
          <div>Counted by</div>
        </div>
      </header>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Variety</th>
            <th className={classes.quantity}>On hand (lb)</th>
            <th>Counted (lb)</th>
            <th>Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variety, pounds }) => (
            <tr key={variety.id}>
              <td className={classes.name}>{variety.name}</td>
              <td className={classes.quantity}>{formatNumber(pounds, 2)}</td>
              <td className={classes.counted}>
                <span className={classes.line} />
              </td>
              <td>
                <span className={classes.line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedAt />
    </section>
  );
}

function PrintedAt() {
  const now = useNow();
  const [instant] = useState(now);
  const time = new Date(instant).toLocaleString('en-US', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return <footer className={classes.foot}>Printed {time}</footer>;
}
