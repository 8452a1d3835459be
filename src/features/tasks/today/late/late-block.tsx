import type { ReactNode } from 'react';
import type { LateWork } from '#domain/supply/late-work.ts';
import { lateSinceText } from './late-text.ts';
import { TaskBlock } from '../list/task-block.tsx';
import { TooLateCard } from './too-late-card.tsx';
import { useLateActions } from './use-late-actions.ts';
import type { OpenBlock } from '../use-open-blocks.ts';
import type { TaskActions } from '../use-task-actions.ts';
import { SmallGrayButton, SmallButton } from '#ui/kit/plain-parts.tsx';

/** All that is late as one line with the ways out of it; open, the batches that were missed and a card per day. */
export function LateBlock(props: {
  readonly late: LateWork;
  readonly block: OpenBlock;
  readonly actions: TaskActions;
  readonly children: ReactNode;
}) {
  const { late } = props;
  const { markDone, moveToToday, skipAll } = useLateActions(late, props.actions.weigh);
  return (
    <TaskBlock
      title={lateSinceText(late)}
      tone="amber"
      {...props.block}
      actions={
        late.count > 0 && (
          <>
            <SmallButton onClick={() => void markDone()}>Done</SmallButton>
            <SmallButton onClick={moveToToday}>All to today</SmallButton>
            <SmallGrayButton onClick={() => void skipAll()}>Skip all</SmallGrayButton>
          </>
        )
      }
    >
      <TooLateCard batches={late.batches} actions={props.actions} />
      {props.children}
    </TaskBlock>
  );
}
