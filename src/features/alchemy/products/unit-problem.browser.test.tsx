import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { productDraft } from '#domain/alchemy/products/product-draft.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { ProductEditor } from './product-editor.tsx';

const OIL = anItem({ id: 'oil', name: 'Olive oil', unit: 'ml', unitCost: 0.01 });
const PESTO = aProProduct({
  id: 'pesto',
  name: 'Pesto',
  recipe: [{ itemId: 'oil', qty: 30, unit: 'g', notes: '' }],
});

function Editor() {
  const [draft, change] = useDraft(() => productDraft(PESTO));
  const nothing = () => undefined;
  return (
    <ProductEditor
      product={PESTO}
      draft={draft}
      items={[OIL]}
      isUnsaved={false}
      problem={null}
      onChange={change}
      onSave={nothing}
      onDiscard={nothing}
      onDelete={nothing}
    />
  );
}

test('a product says which of its units does not fit, beside the line, until one of them is changed', async () => {
  await showScreen(aFarm(), <Editor />);
  const sentence = page.getByText(
    'Olive oil is measured in ml but the recipe uses g. Change one.',
    { exact: true },
  );
  await expect.element(sentence).toBeVisible();
  await expect
    .element(page.getByText('Incompatible unit conversion: g -> ml', { exact: true }))
    .toBeVisible();
  await page.getByLabelText('Unit of line 1').selectOptions('l');
  await expect.element(sentence).not.toBeInTheDocument();
});
