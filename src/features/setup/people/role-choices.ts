import { FARM_ROLES } from '#state/document/farm-role.ts';
import { ROLE_TEXT } from '#ui/page/role-text.ts';

/** The roles to choose from. */
export const ROLE_CHOICES = FARM_ROLES.map((role) => ({
  value: role,
  label: ROLE_TEXT[role].name,
}));
