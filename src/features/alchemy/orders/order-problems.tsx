import { NoticeStrip } from '#ui/notices/notice-strip.tsx';

/** What keeps an order from being reserved or completed, however much there is in stock. */
export function OrderProblems({ problems }: { readonly problems: readonly string[] }) {
  return problems.map((problem) => (
    <NoticeStrip key={problem} tone="red" word="Cannot be reserved" role="status">
      {problem}
    </NoticeStrip>
  ));
}
