import { Badge, Table } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { Blend } from './blend.tsx';
import { MixMenu } from './mix-menu.tsx';
import type { MixListActions } from './mix-menu.tsx';
import classes from './mix-table.module.css';

/** The mixes as a table, on a phone as a list. */
export function MixTable(props: MixListActions & { readonly mixes: readonly MixProduct[] }) {
  const { mixes, ...actions } = props;
  const isNarrow = useIsNarrow();
  const varieties = useFarm(selectVarietiesById);
  const places = useMemo(
    () => new Map([...varieties.keys()].map((id, index) => [id, index])),
    [varieties],
  );
  if (isNarrow)
    return (
      <ul className={classes.list}>
        {mixes.map((mix) => (
          <li key={mix.id} className={classes.item}>
            <div className={classes.text}>
              <MixName mix={mix} /> <span className={classes.size}>{mix.packageSizeOz} oz</span>
              <Blend components={mix.components} varieties={varieties} places={places} />
            </div>
            <MixMenu mix={mix} {...actions} />
          </li>
        ))}
      </ul>
    );
  return (
    <Table aria-label="Mixes">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Mix</Table.Th>
          <Table.Th>Blend</Table.Th>
          <Table.Th ta="right">Package</Table.Th>
          <Table.Th ta="right">Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <VirtualRows
        rows={mixes}
        rowHeight={58}
        columns={4}
        renderRow={(mix) => (
          <Table.Tr key={mix.id}>
            <Table.Td className={classes.name}>
              <MixName mix={mix} />
            </Table.Td>
            <Table.Td className={classes.blend}>
              <Blend components={mix.components} varieties={varieties} places={places} />
            </Table.Td>
            <Table.Td ta="right">{mix.packageSizeOz} oz</Table.Td>
            <Table.Td ta="right" className={classes.menu}>
              <MixMenu mix={mix} {...actions} />
            </Table.Td>
          </Table.Tr>
        )}
      />
    </Table>
  );
}

function MixName({ mix }: { readonly mix: MixProduct }) {
  return (
    <>
      <span className={classes.strong}>{mix.name}</span>
      {!isMixComplete(mix.components) && (
        <Badge
          color="yellow"
          className={classes.badge}
          leftSection={<IconAlertTriangle size="0.875rem" />}
        >
          Blend incomplete
        </Badge>
      )}
    </>
  );
}
