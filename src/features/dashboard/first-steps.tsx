import { Button, Card, SimpleGrid, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconLayoutDashboard, IconSeedling } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import classes from './first-steps.module.css';
import { useLoadDemo } from './use-load-demo.ts';

/** The dashboard of a farm without anything: three doors, one of them first. */
export function FirstSteps() {
  const loadDemo = useLoadDemo();
  return (
    <div className={classes.root}>
      <Title order={2} className={classes.title}>
        Nothing to do yet
      </Title>
      <Text size="md" c="dimmed" className={classes.lead}>
        Your day is planned from orders and varieties. Start with one variety, look around with a
        demo farm, or bring your data back.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg" className={classes.doors}>
        <Door
          icon={<IconSeedling size="1.375rem" className={classes.leaf} />}
          title="Start with one variety"
          text="A name, days to harvest and the yield of one tray are enough."
        >
          <Button component={Link} to={routePaths.varieties}>
            Add your first variety
          </Button>
        </Door>
        <Door
          icon={<IconLayoutDashboard size="1.375rem" />}
          title="Look at a demo farm"
          text="Varieties, mixes, orders and a planned week. You can undo it."
        >
          <Button variant="default" onClick={loadDemo}>
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
    </div>
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
