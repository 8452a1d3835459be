import { flowPart } from '#ui/page/flow-part.tsx';

/** Who has done how much, on a farm of several people. */
export const PeopleOnDashboard = flowPart(
  async () => (await import('./people-line.tsx')).PeopleLine,
);

/** The loads of the dryers, on a farm that has put some to work. */
export const DryersOnDashboard = flowPart(
  async () => (await import('./dryers-today.tsx')).DryersToday,
);

/** More trays in use and dirty than the farm owns, on a farm that has not counted them for long. */
export const TraysOnDashboard = flowPart(async () => (await import('./trays-line.tsx')).TraysLine);

/** Overdue invoices and numbers given twice, on a farm that has issued some. */
export const InvoicesOnDashboard = flowPart(
  async () => (await import('./invoices-line.tsx')).InvoicesLine,
);
