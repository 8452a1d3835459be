import type { FarmDocument } from '#state/document/farm-document.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { taxText } from '#ui/tax-text.ts';
import type { PricedThing } from './price-draft.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** The tax that is none, also while the farm’s usual one is. */
const NO_TAX = 'none';

/** The tax on something that is sold, kept at once; nothing on a farm without taxes. */
export function TaxField({ thing }: { readonly thing: PricedThing }) {
  const invoicing = useFarm((farm) => farm.settings.invoicing);
  const product = useFarm((farm) => productOf(farm, thing));
  const carryOut = useCarryOut();
  if (invoicing === undefined || invoicing.taxes.length === 0 || product === undefined) return null;
  const { taxes, defaultTaxId } = invoicing;
  const rates = taxes.map((rate) => ({ value: rate.id, label: taxText(rate) }));
  const usual = rates.find(({ value }) => value === defaultTaxId)?.label ?? 'no tax';
  const taxId = product.taxId ?? '';
  return (
    <SelectField
      label="Tax"
      data={[
        { value: '', label: `As usual (${usual})` },
        ...rates,
        { value: NO_TAX, label: 'No tax' },
      ]}
      value={taxId === '' || rates.some(({ value }) => value === taxId) ? taxId : NO_TAX}
      onChange={(picked) => {
        const patch = { taxId: picked || undefined };
        const update = { type: 'UPDATE_PRODUCT', payload: { id: product.id, patch } } as const;
        carryOut(update, `Tax of ${thing.name} set`);
      }}
    />
  );
}

function productOf({ products }: FarmDocument, { target }: PricedThing) {
  return products.find((product) =>
    'productId' in target
      ? product.id === target.productId
      : product.type === 'single' && product.varietyId === target.varietyId,
  );
}
