import { flowPart } from '#ui/page/flow-part.tsx';

/** What may cost the grower the farm some day, told above the dashboard. */
export const FlowSafetyBanner = flowPart(
  async () => (await import('./safety-banner.tsx')).SafetyBanner,
);
