import { type ReactNode, useEffect, useState } from 'react';
import { StartPage } from '#features/start/start-page.tsx';
import type { WaysIn } from '#features/start/ways-in.ts';
import { LazyDemoNotice } from '../shell/status/lazy-demo-notice.ts';
import { ProductFooter } from '../shell/navigation/product-footer.tsx';
import classes from './start-frame.module.css';
import { readAppConfig } from '#adapters/read-app-config.ts';

/** What a new visitor sees. Needs neither a farm nor the router, so that it is there before them. */
export function StartScreen(props: {
  readonly ways: WaysIn;
  /** The ways to the farms that this device has joined. */
  readonly joined: ReactNode;
}) {
  return (
    <StartFrame>
      <StartPage ways={props.ways} offersGoogle={useGoogleKnown()} joined={props.joined} />
    </StartFrame>
  );
}

/** The page around the start screen: no navigation, the version at its foot. */
function StartFrame({ children }: { readonly children: ReactNode }) {
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

/** Whether the server knows Google, before there is a farm; null until it has told. */
function useGoogleKnown(): boolean | null {
  const [isKnown, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void readAppConfig().then(({ clientId }) => {
      if (isShown) setKnown(clientId !== null);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return isKnown;
}
