import { flowPart } from '#ui/page/flow-part.tsx';

/** What has cost the grower work, or may cost the farm some day, told above the screen. */
export const FlowSafetyBanner = flowPart(
  async () => (await import('./safety-banner.tsx')).SafetyBanner,
);
