import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ActionIcon } from '../kit/action-icon.tsx';
import { type ButtonOwn, SmallButton } from '../kit/plain-parts.tsx';

export function AddLineButton(props: ComponentProps<'button'> & Pick<ButtonOwn, 'size'>) {
  return <SmallButton icon={IconPlus} {...props} />;
}

export function RemoveLineButton(props: {
  readonly what: string;
  readonly onRemove: () => void;
  readonly className?: string | undefined;
  readonly iconSize?: '1rem' | '1.125rem';
}) {
  const { what, onRemove, className, iconSize = '1rem' } = props;
  return (
    <ActionIcon className={className} aria-label={`Remove ${what}`} onClick={onRemove}>
      <IconX size={iconSize} aria-hidden />
    </ActionIcon>
  );
}
