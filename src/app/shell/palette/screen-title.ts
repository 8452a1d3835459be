import { screens } from '../../routing/screens.ts';

/** What a screen is called in the tab of the browser, which may be more than its name in the navigation. */
export function screenTitle(path: string): string {
  return screens.find((screen) => screen.path === path)?.title ?? '';
}
