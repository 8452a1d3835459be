import { LazyDemoNotice } from '../shell/status/lazy-demo-notice.ts';
import type { ReactNode } from 'react';
import { ProductFooter } from '../shell/navigation/product-footer.tsx';
import classes from './start-frame.module.css';

/** The page around the start screen: no navigation, the version at its foot. */
export function StartFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        <div className={classes.notice}>
          <LazyDemoNotice />
        </div>
        {children}
      </main>
      <div className={classes.foot}>
        <ProductFooter inline />
      </div>
    </div>
  );
}
