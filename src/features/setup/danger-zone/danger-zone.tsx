import { Button, Group, Text } from '@mantine/core';
import { useHistory, usePerform } from '#state/use-farm.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { toast } from '#ui/toast.ts';

/** What replaces or removes many records at once. */
export function DangerZone() {
  return (
    <SectionCard title="Danger Zone">
      <LoadDemoData />
    </SectionCard>
  );
}

function LoadDemoData() {
  const confirm = useConfirm();
  const perform = usePerform();
  const { undo } = useHistory();
  const load = async () => {
    const question = 'Load demo data? This replaces varieties, products and recurring orders.';
    if (!(await confirm(question))) return;
    perform({ type: 'LOAD_DEMO_DATA' });
    toast.success('Demo data loaded.', { undo });
  };
  return (
    <Group justify="space-between" gap="md">
      <Text c="dimmed" maw="32rem">
        A sample farm to look around in. It replaces varieties, products and recurring orders, and
        starts trays and harvest buffers afresh.
      </Text>
      <Button variant="default" onClick={() => void load()}>
        Load demo data
      </Button>
    </Group>
  );
}
