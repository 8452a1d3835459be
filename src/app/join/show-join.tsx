import type { Root } from 'react-dom/client';
import { JoinPage } from '#features/join/join-page.tsx';
import { browserEnvironment } from '#adapters/browser-environment.ts';
import { productName } from '../shell/navigation/product.ts';
import { Look } from '../look.tsx';

/** Where `first-paint.js` has put the code of the link. */
const CODE = 'mgm.join';

/** Shows the way in to somebody's farm. No farm is opened for it. */
export async function showJoin(root: Root): Promise<void> {
  document.title = `Join a farm · ${productName}`;
  const { farms } = browserEnvironment();
  const code = takeCode();
  const { safety } = await farms.offer();
  const link = code === '' ? null : { code, answer: await farms.look(code) };
  root.render(
    <Look>
      <JoinPage
        farms={farms}
        link={link}
        isBesideHomeScreen={isBesideHomeScreen()}
        safety={safety}
      />
    </Look>,
  );
}

/** The code is held by this page alone from now on. */
function takeCode(): string {
  try {
    const code = sessionStorage.getItem(CODE) ?? '';
    sessionStorage.removeItem(CODE);
    return code;
  } catch {
    return '';
  }
}

function isBesideHomeScreen(): boolean {
  const isOnIos = /iPhone|iPad|iPod/.test(navigator.userAgent);
  // Known to Safari on iOS alone.
  return isOnIos && (navigator as { standalone?: boolean }).standalone === false;
}
