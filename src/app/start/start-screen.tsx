import { type StartFacts, StartPage } from '#features/start/start-page.tsx';
import type { WaysIn } from '#features/start/ways-in.ts';
import { LazyDemoNotice } from '../shell/status/lazy-demo-notice.ts';
import { ProductFooter } from '../shell/navigation/product-footer.tsx';
import classes from './start-frame.module.css';

/** What a new visitor sees. Needs neither a farm nor the router, so that it is there before them. */
export function StartScreen(props: StartFacts & { readonly ways: WaysIn }) {
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        <div className={classes.notice}>
          <LazyDemoNotice />
        </div>
        <StartPage {...props} />
      </main>
      <div className={classes.foot}>
        <ProductFooter inline />
      </div>
    </div>
  );
}
