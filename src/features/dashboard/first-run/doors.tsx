import { SimpleGrid } from '@mantine/core';
import { IconArrowBackUp, IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { PlainButton, QuietText, Title } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import { restorePath } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './doors.module.css';

/** Other ways to begin than by questions. They come with the first question, so that nothing moves when it is there. */
export function Doors() {
  const loadDemo = useLoadDemoData();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" className={classes.doors}>
      <Door
        icon={<IconLayoutDashboard size="1.375rem" />}
        title="Explore a demo farm"
        text="Varieties, mixes, orders and a planned week. You can undo it."
      >
        <PlainButton
          // Nothing can be replaced, so nothing is asked.
          onClick={() => void loadChanges().then(loadDemo, toast.failed)}
        >
          Load demo data
        </PlainButton>
      </Door>
      <Door
        icon={<IconArrowBackUp size="1.375rem" />}
        title="Bring your data back"
        text="Import a backup file you exported."
      >
        <PlainButton component={Link} to={restorePath}>
          Restore a backup
        </PlainButton>
      </Door>
    </SimpleGrid>
  );
}

function Door(props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Card padding="xl" className={classes.door}>
      {props.icon}
      <Title order={3} mt="md">
        {props.title}
      </Title>
      <QuietText mt="xs" className={classes.text}>
        {props.text}
      </QuietText>
      <div>{props.children}</div>
    </Card>
  );
}
