/** A role as a grower says it, and what it may do. */
interface RoleWords {
  readonly name: string;
  readonly a: string;
  readonly may: string;
}

export const ROLE_TEXT: Readonly<Record<'OWNER' | 'GROWER' | 'HELPER', RoleWords>> = {
  OWNER: {
    name: 'Owner',
    a: 'an owner',
    may: 'Owners do everything, invite people and remove them.',
  },
  GROWER: {
    name: 'Grower',
    a: 'a grower',
    may: 'Growers do everything but invite and remove people.',
  },
  HELPER: {
    name: 'Helper',
    a: 'a helper',
    may: 'Helpers see the work of the day, tick it, and record harvests and deliveries.',
  },
};
