import type { BrowserContextOptions } from '@playwright/test';

/** On what the screens are looked at. */
export type Look = 'laptop' | 'phone';

/** Narrower than this is a phone. */
const LEAST_LAPTOP_WIDTH = 768;

/** What a screen of so many pixels belongs to. */
export function lookOf(width: number): Look {
  return width < LEAST_LAPTOP_WIDTH ? 'phone' : 'laptop';
}

/** A telephone has no mouse: menus are sheets, and what a thumb hits is large. */
export const LOOKS: Readonly<Record<Look, BrowserContextOptions>> = {
  laptop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 412, height: 860 }, isMobile: true, hasTouch: true },
};
