import { Link } from 'react-router';
import { type Shortage, shortageSentence } from '#domain/alchemy/orders/shortages.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/button.tsx';

/** What an order is short of, with the way to the items. */
export function ShortageBanner({ shortages }: { readonly shortages: readonly Shortage[] }) {
  return (
    <NoticeStrip
      tone="red"
      word="Shortages detected"
      role="status"
      actions={
        <Button component={Link} to={routePaths.proItems} variant="default" size="xs">
          Open items
        </Button>
      }
    >
      {shortageSentence(shortages)}
    </NoticeStrip>
  );
}
