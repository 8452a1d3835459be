import { Tooltip } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { WayBack } from './way-back.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

/** Back to where a variety was opened from. */
export function BackButton({ back }: { readonly back: WayBack }) {
  const navigate = useNavigate();
  return (
    <Tooltip label={back.label}>
      <ActionIcon
        variant="default"
        aria-label={back.label}
        className="no-print"
        onClick={() => void navigate(back.to)}
      >
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
    </Tooltip>
  );
}
