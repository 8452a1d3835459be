import { PageHeader } from '#ui/page/page-parts.tsx';
import { IndividualVarieties } from './individual-varieties.tsx';
import { MixesCard } from './mixes-card.tsx';
import { PriceFiles } from './prices/price-files.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function ProductsPage() {
  return (
    <>
      <PageHeader title="Products" actions={<PriceFiles />} />
      <Stack gap="lg">
        <MixesCard />
        <IndividualVarieties />
      </Stack>
    </>
  );
}
