import { Checkbox } from '@mantine/core';

/** Lets an edit change past deliveries, too; without it an edit counts from today on. */
export function NeverSoBox(props: {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}) {
  return (
    <Checkbox
      label="It was never so: change past deliveries, too"
      checked={props.isTicked}
      onChange={(event) => props.onTick(event.currentTarget.checked)}
    />
  );
}
