import { WEEKDAY_NAMES } from '#domain/calendar/day-label.ts';

/** The days of the week over a month; short ones are read out in full. */
export function WeekdayHeads({ short = false }: { readonly short?: boolean }) {
  return (
    <thead>
      <tr>
        {WEEKDAY_NAMES.map((name) => (
          <th key={name} scope="col" {...(short && { abbr: name })}>
            {short ? name.slice(0, 3) : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
