import { Menu } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';

export function JoinMenuItem() {
  return (
    <Menu.Item component="a" href="/join" leftSection={<IconUsersPlus size="1.125rem" />}>
      Join a farm with a code
    </Menu.Item>
  );
}
