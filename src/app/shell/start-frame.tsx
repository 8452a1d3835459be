import type { ReactNode } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { ProductFooter } from './navigation/product-footer.tsx';
import classes from './start-frame.module.css';
import { useBrowserTitle } from './navigation/use-browser-title.ts';

const DemoNotice = lazyPart(async () => (await import('./status/demo-notice.tsx')).DemoNotice);

/** The page around the start screen: no navigation, the version at its foot. */
export function StartFrame({ children }: { readonly children: ReactNode }) {
  useBrowserTitle();
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        <div className={classes.notice}>
          <DemoNotice />
        </div>
        {children}
      </main>
      <div className={classes.foot}>
        <ProductFooter inline />
      </div>
    </div>
  );
}
