import { VisuallyHidden } from '@mantine/core';
import type { ChartPlace } from './chart-place.ts';
import { columnText } from './chart-reading.ts';

/** The values of a chart for who does not see it. */
export function ChartTable(props: {
  readonly label: string;
  readonly per: 'day' | 'week';
  readonly places: readonly ChartPlace[];
}) {
  const { places } = props;
  const [first] = places;
  if (first === undefined) return null;
  return (
    <VisuallyHidden component="div">
      <table aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col">{props.per === 'day' ? 'Day' : 'Week'}</th>
            {first.columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ key, title, columns }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.label}>{columnText(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
