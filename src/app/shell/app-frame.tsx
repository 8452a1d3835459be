import { LazyDemoNotice } from './status/lazy-demo-notice.ts';
import { AppShell } from '@mantine/core';
import { memo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useFarmState } from '#state/react/use-farm-state.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { ErrorBoundary } from '#ui/page/error-boundary.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { PageTitleSlot } from '#ui/page/page-title-slot.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import classes from './app-frame.module.css';
import { PhoneBar } from './navigation/phone-bar.tsx';
import { SectionTabs } from './navigation/section-tabs.tsx';
import { SideNav } from './navigation/side-nav.tsx';
import { SyncQuestionProvider } from './status/sync-question-state.tsx';
import { PhoneTopBar, TopBar } from './navigation/top-bar.tsx';
import { useBrowserTitle } from './navigation/use-browser-title.ts';
import { createScreenVisits } from '../routing/screen-visit.ts';
import { FlowSafetyBanner } from './status/flow-safety-banner.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { usePageTeller } from './page-teller.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { IN_PAGE_ONLY_TEXT } from './status/pill-status.ts';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

const TRIED_AGAIN_WORDS =
  'Your last changes aren’t saved yet. Keep this window open while the app retries.';

const OutdatedBanner = lazyPart(async () => (await import('./outdated-banner.tsx')).OutdatedBanner);
const UpdatePrompt = lazyPart(
  async () => (await import('../service-worker/update-prompt.tsx')).UpdatePrompt,
);
const HelperParts = lazyPart(async () => (await import('./helper-parts.tsx')).HelperParts);
const SyncQuestion = lazyPart(
  async () => (await import('./status/sync-question-dialog.tsx')).SyncQuestionDialog,
);
const CommandPalette = lazyPart(
  async () => (await import('./palette/command-palette.tsx')).CommandPalette,
);

const visitOf = createScreenVisits();

/** The frame around every screen: top bar, navigation, section tabs. Only what follows the address is drawn anew with it. */
export const AppFrame = memo(function AppFrame() {
  const isPhone = useIsPhone();
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  // A screen that is there stays there when the device is turned: what is typed in it is not saved yet.
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || !isPhone || titleSlot !== null;
  if (isShown && !wasShown) setWasShown(true);
  const isOutdated = useFarmState((farm) => farm.isOutdated);
  const hasKey = useMember() !== null;
  const isDayOnly = useIsDayOnly();
  return (
    <SyncQuestionProvider>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: { sm: 88, lg: 216 }, breakpoint: 'sm', collapsed: { mobile: true } }}
        footer={{ height: 62, collapsed: !isPhone }}
        transitionDuration={0}
      >
        <a href="#content" className={classes.skip}>
          Skip to content
        </a>
        <AppShell.Header className={classes.bar}>
          {isPhone ? <PhoneTopBar titleRef={setTitleSlot} /> : <TopBar />}
        </AppShell.Header>
        {!isPhone && (
          <AppShell.Navbar component="div" className={classes.bar}>
            <SideNav />
          </AppShell.Navbar>
        )}
        <AppShell.Main className={classes.main}>
          <SectionTabs />
          <div id="content" tabIndex={-1} className={classes.page}>
            <LazyDemoNotice />
            {hasKey && <HelperParts />}
            <NotSavedBanner />
            {isOutdated && <OutdatedBanner />}
            <FlowSafetyBanner />
            <UpdatePrompt />
            <PageTitleSlot value={isPhone ? titleSlot : null}>{isShown && <Page />}</PageTitleSlot>
          </div>
        </AppShell.Main>
        {isPhone && (
          <AppShell.Footer component="div" className={classes.phoneBar}>
            <PhoneBar />
          </AppShell.Footer>
        )}
        <AddressFollower />
        <HistoryKeys />
        <SyncQuestion />
        {!isDayOnly && <CommandPalette />}
      </AppShell>
    </SyncQuestionProvider>
  );
});

/** What a new address brings with it besides its screen: title, focus and scroll position. */
function AddressFollower() {
  useBrowserTitle();
  useHeadingFocus();
  return <ScrollRestoration getKey={visitOf} />;
}

/** Follows what can be undone apart from the frame, which is not drawn anew with every change. */
function HistoryKeys() {
  useHistoryKeys();
  return null;
}

/** The screen itself. One that fails is forgotten as soon as another is opened; the farm's way to write draws it anew. */
function Page() {
  return (
    <ErrorBoundary
      key={`${useLocation().pathname} ${usePageTeller()}`}
      message="Something went wrong."
      withReload
    >
      <Outlet />
    </ErrorBoundary>
  );
}

/** Says that the device did not store the last changes, what is kept, and how to be safe. */
function NotSavedBanner() {
  const isNotSaved = useFarmState((farm) => farm.save) === 'not-saved';
  const isInPageOnly = useFarmState((farm) => farm.isInPageOnly);
  const isOutdated = useFarmState((farm) => farm.isOutdated);
  const download = useExportBackup();
  // Then it is not tried again, and another banner says what to do.
  if (!isNotSaved || isOutdated) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Not saved"
      role="alert"
      actions={<SmallButton onClick={download}>Download a backup now</SmallButton>}
    >
      {isInPageOnly ? IN_PAGE_ONLY_TEXT : TRIED_AGAIN_WORDS}
    </NoticeStrip>
  );
}
