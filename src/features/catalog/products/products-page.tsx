import { Stack } from '@mantine/core';
import { PageHeader } from '#ui/page/page-header.tsx';
import { IndividualVarieties } from './individual-varieties.tsx';
import { MixesCard } from './mixes-card.tsx';

/** What the farm sells: mixes, and every variety on its own. */
export function ProductsPage() {
  return (
    <>
      <PageHeader title="Products" />
      <Stack gap="lg">
        <MixesCard />
        <IndividualVarieties />
      </Stack>
    </>
  );
}
