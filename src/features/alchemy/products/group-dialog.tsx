import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { Input, TextInput } from '@mantine/core';
import type { ProCategory, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import {
  groupSaveProblem,
  type GroupDraft,
} from '#domain/alchemy/products/product-save-problem.ts';
import type { ProProductAction } from '#state/records/pro/pro-products.ts';
import { useSaveRecord, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import classes from './pro-products.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

export type GroupTarget =
  | { readonly kind: 'new'; readonly categoryId: string | null }
  | StoredGroup;

export type StoredGroup =
  | { readonly kind: 'category'; readonly group: ProCategory }
  | { readonly kind: 'subgroup'; readonly group: ProSubgroup };

export function GroupDialog({ target, ...shown }: ShownDialog & { readonly target: GroupTarget }) {
  const { categories, subgroups } = useFarm((farm) => farm.alchemy);
  const saveRecord = useSaveRecord(useSeenFarm());
  const [draft, , field] = useDraft(() => groupDraft(target));
  const problem = groupSaveProblem(draft);
  const isNew = target.kind === 'new';
  const save = () =>
    saveRecord(
      () => groupAction(draft, target, categories, subgroups),
      draft.kind === 'category' ? 'Category saved' : 'Subgroup saved',
    );
  return (
    <SaveDialog
      {...shown}
      title={isNew ? 'Add Category or Subgroup' : `Edit ${target.kind}`}
      size="sm"
      problem={problem}
      save={save}
      saveLabel={isNew ? 'Add' : 'Save'}
    >
      <div className={classes.dialogFields}>
        {isNew && <KindField {...field.of('kind')} />}
        <TextInput label="Name" data-autofocus {...field.text('name')} />
        {draft.kind === 'subgroup' && (
          <SelectField
            label="Parent category"
            data={[
              { value: '', label: 'Choose a category' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...field.of('categoryId')}
          />
        )}
      </div>
    </SaveDialog>
  );
}

function KindField(props: {
  readonly value: GroupDraft['kind'];
  readonly onChange: (kind: GroupDraft['kind']) => void;
}) {
  return (
    <Input.Wrapper label="What to add" labelElement="div">
      <Segments
        fullWidth
        aria-label="What to add"
        data={{ category: 'Category', subgroup: 'Subgroup' }}
        {...props}
      />
    </Input.Wrapper>
  );
}

function groupDraft(target: GroupTarget): GroupDraft {
  if (target.kind === 'new') {
    const { categoryId } = target;
    const kind = categoryId === null ? 'category' : 'subgroup';
    return { kind, name: '', categoryId: categoryId ?? '' };
  }
  const { kind, group } = target;
  return { kind, name: group.name, categoryId: kind === 'subgroup' ? group.categoryId : '' };
}

function groupAction(
  { kind, name, categoryId }: GroupDraft,
  target: GroupTarget,
  categories: readonly ProCategory[],
  subgroups: readonly ProSubgroup[],
): ProProductAction {
  const isCategory = kind === 'category';
  if (target.kind !== 'new') {
    const { id } = target.group;
    return isCategory
      ? { type: 'UPDATE_PRO_CATEGORY', payload: { id, patch: { name } } }
      : { type: 'UPDATE_PRO_SUBGROUP', payload: { id, patch: { name, categoryId } } };
  }
  const order = nextOrder(isCategory ? categories : subgroups);
  const fields = { id: '', name, order };
  return isCategory
    ? { type: 'ADD_PRO_CATEGORY', payload: fields }
    : { type: 'ADD_PRO_SUBGROUP', payload: { ...fields, categoryId, notes: '' } };
}

function nextOrder(groups: readonly { readonly order: number }[]): number {
  return Math.max(-1, ...groups.map(({ order }) => order)) + 1;
}
