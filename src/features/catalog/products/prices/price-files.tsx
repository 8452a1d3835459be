import { downloadTable } from '#ui/csv/csv.ts';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { priceFileRows } from '#domain/import/import-prices.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const ImportPrices = lazyDialog(async () => (await import('./import-prices.tsx')).ImportPrices);

export function PriceFiles() {
  const importing = useDialogTarget<true>();
  const hasList = useFarm(({ prices = [] }: FarmDocument) => prices.length > 0);
  const farmNow = useFarmNow();
  const today = useToday();
  const download = () => {
    const farm = farmNow();
    downloadTable(`prices-${today}.csv`, priceFileRows(farm.prices ?? [], farm), true);
  };
  return (
    <>
      <PlainButton icon={IconFileUpload} onClick={() => importing.open(true)}>
        Import prices
      </PlainButton>
      {hasList && (
        <PlainButton icon={IconDownload} onClick={download}>
          Download prices
        </PlainButton>
      )}
      <OpenedFor dialog={importing}>{(shown) => <ImportPrices {...shown} />}</OpenedFor>
    </>
  );
}
