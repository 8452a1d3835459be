import { flowPart } from '#ui/page/flow-part.tsx';

/** What leads a new farm: the first look at it, and no part of the look at a farm that is at work. */
export const FirstRun = flowPart(
  async () => (await import('./first-run/first-run-guide.tsx')).FirstRunGuide,
);

/** Who has done how much, on a farm of several people. */
export const PeopleOnDashboard = flowPart(
  async () => (await import('./people-line.tsx')).PeopleLine,
);

/** The loads of the dryers, on a farm that has put some to work. */
export const DryersOnDashboard = flowPart(
  async () => (await import('./dryers-today.tsx')).DryersToday,
);

/** Too many trays, overdue invoices: of farms that have not counted for long, or that bill. */
export const NoticesOnDashboard = flowPart(
  async () => (await import('./dashboard-notices.tsx')).DashboardNotices,
);

/** What the plan uses up soon, on a farm that has written down what it has. */
export const RunsOutOnDashboard = flowPart(
  async () => (await import('./runs-out-card.tsx')).RunsOutCard,
);
