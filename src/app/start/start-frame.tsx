import type { ReactNode } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { ProductFooter } from '../shell/navigation/product-footer.tsx';
import classes from './start-frame.module.css';

const DemoNotice = lazyPart(
  async () => (await import('../shell/status/demo-notice.tsx')).DemoNotice,
);

/** The page around the start screen: no navigation, the version at its foot. */
export function StartFrame({ children }: { readonly children: ReactNode }) {
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
