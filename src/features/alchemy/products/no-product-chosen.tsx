import { EmptyState } from '#ui/page/empty-state.tsx';
import { Card } from '#ui/kit/card.tsx';

/** Beside the tree, while no product is open. */
export function NoProductChosen() {
  return (
    <Card padding={0}>
      <EmptyState
        title="No product selected"
        hint="Choose one from the tree to see its recipe and cost."
      />
    </Card>
  );
}
