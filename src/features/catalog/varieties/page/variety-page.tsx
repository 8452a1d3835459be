import { Tooltip } from '@mantine/core';
import { IconPencil, IconPlant2, IconScale, IconChevronLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { deleteItem, menuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { LiveBadge } from './catalog-variety.tsx';
import { LiveCard } from './live-card.tsx';
import { SellAliveDialog } from './sell-alive-dialog.tsx';
import { GrowStepsCard } from './grow-steps-card.tsx';
import { WeighedHarvestsCard } from './weighed-harvests-card.tsx';
import { JournalCard } from './journal-card.tsx';
import { SeedCostCard } from './seed-cost-card.tsx';
import { SeedNotesCard } from './seed-notes-card.tsx';
import { useDeleteSold } from '../../use-delete-sold.ts';
import { useVarietyDialogs } from '../list/use-variety-dialogs.tsx';
import { useLossItems } from './use-loss-items.tsx';
import classes from './variety-page.module.css';
import { wayBack } from './way-back.ts';
import { YieldCard } from './yield-card.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button, Group, PlainButton, Stack } from '#ui/kit/plain-parts.tsx';
import { slug } from '#domain/records/change-records.ts';

export function VarietyPage() {
  const { varietyId = '' } = useParams();
  const variety = useFarm((farm) => findVariety(farm.varieties, varietyId));
  return variety === undefined ? <VarietyNotFound /> : <VarietyDetail variety={variety} />;
}

function VarietyNotFound() {
  return (
    <>
      <PageHeader title="Variety" before={<BackButton />} />
      <EmptyState
        title="Variety not found"
        hint="It may have been deleted or renamed."
        action={
          <PlainButton component={Link} to={routePaths.varieties}>
            All varieties
          </PlainButton>
        }
      />
    </>
  );
}

function VarietyDetail({ variety }: { readonly variety: Variety }) {
  const { dialogs, edit, calibrate } = useVarietyDialogs();
  const isPhone = useIsPhone();
  return (
    <Stack gap="lg">
      <div>
        <PageHeader
          title={variety.name}
          before={<BackButton />}
          beside={!isPhone && <Badges variety={variety} />}
          actions={
            <>
              <PlainButton icon={IconPencil} onClick={() => edit(variety)}>
                Edit
              </PlainButton>
              {variety.live !== true && (
                <Button icon={IconScale} onClick={() => calibrate(variety)}>
                  Calibrate
                </Button>
              )}
              <MoreMenu variety={variety} />
            </>
          }
        />
        {isPhone && (
          <Group gap="sm" mb="md">
            <Badges variety={variety} />
          </Group>
        )}
        <div className={classes.cards}>
          {variety.live === true ? <LiveCard variety={variety} /> : <YieldCard variety={variety} />}
          <SeedCostCard variety={variety} />
          <SeedNotesCard variety={variety} />
        </div>
      </div>
      <WeighedHarvestsCard variety={variety} />
      <GrowStepsCard variety={variety} />
      <JournalCard variety={variety} />
      {dialogs}
    </Stack>
  );
}

function Badges({ variety }: { readonly variety: Variety }) {
  return (
    <>
      <LiveBadge variety={variety} />
      {variety.live !== true && (
        <Badge color="gray">{formatCount(variety.daysToHarvest, 'day')} to harvest</Badge>
      )}
      {variety.seedGPerTray !== null && <Badge color="gray">{variety.seedGPerTray} g/tray</Badge>}
    </>
  );
}

function MoreMenu({ variety }: { readonly variety: Variety }) {
  const { to } = wayBack(useLocation().state);
  const remove = useDeleteSold('variety');
  const navigate = useNavigate();
  const losses = useLossItems(variety.id);
  const alive = useDialogTarget<Variety>();
  const removeAndLeave = async () => {
    if (await remove(variety)) await navigate(to);
  };
  const sellAlive = menuItem('Sell it alive…', IconPlant2, () => alive.open(variety));
  return (
    <>
      <RowMenu
        label={`More for ${variety.name}`}
        items={() => [
          ...losses(),
          ...(variety.live === true ? [] : [sellAlive]),
          deleteItem(() => void removeAndLeave()),
        ]}
      />
      <OpenedFor dialog={alive}>
        {(shown, of) => <SellAliveDialog {...shown} variety={of} />}
      </OpenedFor>
    </>
  );
}

function BackButton() {
  const { to, label } = wayBack(useLocation().state);
  const navigate = useNavigate();
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        aria-label={label}
        className="no-print"
        onClick={() => void navigate(to)}
      >
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
    </Tooltip>
  );
}

/** The variety an address means: by its id, else by its name as a slug. Ids win, since names can change. */
export function findVariety(varieties: readonly Variety[], idOrSlug: string): Variety | undefined {
  const wanted = slug(idOrSlug);
  return (
    varieties.find(({ id }) => id === idOrSlug) ??
    (wanted === '' ? undefined : varieties.find(({ name }) => slug(name) === wanted))
  );
}
