import { SimpleGrid } from '@mantine/core';
import { IconArrowBackUp, IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FirstRunStep } from '#state/selectors/first-run.ts';
import { routePaths } from '#ui/route-paths.ts';
import { FirstRun } from './first-run.tsx';
import classes from './first-steps.module.css';
import { useLoadDemo } from './use-load-demo.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Title } from '#ui/kit/title.tsx';

/**
 * What leads a new farm to its first day. A farm without anything can also be brought in as a whole.
 */
export function FirstSteps({ step }: { readonly step: FirstRunStep }) {
  const isEmpty = step === 'crops';
  return (
    <div className={isEmpty ? classes.root : classes.above}>
      {isEmpty && (
        <>
          <Title order={2} className={classes.title}>
            Nothing to do yet
          </Title>
          <Text size="md" c="dimmed" className={classes.lead}>
            Your day is planned from orders and varieties. Three questions lead to your first task
            list.
          </Text>
        </>
      )}
      <FirstRun step={step} />
      {isEmpty && <Doors />}
    </div>
  );
}

function Doors() {
  const loadDemo = useLoadDemo();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" className={classes.doors}>
      <Door
        icon={<IconLayoutDashboard size="1.375rem" />}
        title="Look at a demo farm"
        text="Varieties, mixes, orders and a planned week. You can undo it."
      >
        <Button variant="default" onClick={() => void loadDemo()}>
          Load demo data
        </Button>
      </Door>
      <Door
        icon={<IconArrowBackUp size="1.375rem" />}
        title="Bring your data back"
        text="Read a backup file that you exported on this or another device."
      >
        <Button variant="default" component={Link} to={routePaths.settings}>
          Restore a backup
        </Button>
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
      <Text c="dimmed" mt="xs" className={classes.text}>
        {props.text}
      </Text>
      <div>{props.children}</div>
    </Card>
  );
}
