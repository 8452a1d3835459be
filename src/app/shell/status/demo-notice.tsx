import { useEffect, useState } from 'react';
import { readAppConfig } from '#adapters/read-app-config.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';

/** Says that sign-in is only played, where it is. */
export function DemoNotice() {
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    void readAppConfig().then(({ demo }) => setIsDemo(demo));
  }, []);
  if (!isDemo) return null;
  return (
    <NoticeStrip word="Demo">
      Demo sign-in: the Google accounts are made up and no data leaves this computer.
    </NoticeStrip>
  );
}
