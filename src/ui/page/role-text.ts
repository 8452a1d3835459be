export const ROLE_TEXT = {
  OWNER: {
    name: 'Owner',
    a: 'an owner',
    may: 'Owners can do everything, including managing people.',
  },
  GROWER: {
    name: 'Grower',
    a: 'a grower',
    may: 'Growers can do everything except manage people and delete the farm.',
  },
  HELPER: {
    name: 'Helper',
    a: 'a helper',
    may: 'Helpers can see and complete the day’s tasks, and record harvests and deliveries.',
  },
} as const;

export const ROLE_CHOICES = (['OWNER', 'GROWER', 'HELPER'] as const).map((role) => ({
  value: role,
  label: ROLE_TEXT[role].name,
}));
