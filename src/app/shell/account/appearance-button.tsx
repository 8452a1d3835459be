import { type ButtonProps, Button } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useAppearance } from '#ui/theme/appearances.ts';

export function AppearanceButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { chosen } = useAppearance();
  return (
    <Button
      variant="subtle"
      size="xs"
      px="sm"
      mb="sm"
      leftSection={<chosen.icon size="1rem" />}
      aria-label={`Appearance: ${chosen.label}`}
      {...props}
    >
      {chosen.label}
    </Button>
  );
}
