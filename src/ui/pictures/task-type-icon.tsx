import {
  IconDroplet,
  IconMoon,
  IconScissors,
  IconSeedling,
  IconSpray,
  IconSquareCheck,
  IconSun,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TaskType } from '#domain/planning/task.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { type GlyphProps, DomeGlyph, GermGlyph, SoakGlyph } from './task-glyphs.tsx';

const icons: Readonly<Record<TaskType, ComponentType<GlyphProps>>> = {
  SOAK: SoakGlyph,
  PLANT: IconSeedling,
  GERM: GermGlyph,
  MIST: IconSpray,
  BLACKOUT: IconMoon,
  LIGHTS: IconSun,
  DOME: DomeGlyph,
  WATER: IconDroplet,
  HARVEST: IconScissors,
  GENERAL: IconSquareCheck,
};

const labels: Readonly<Record<TaskType, string>> = {
  SOAK: 'Soak',
  PLANT: 'Plant',
  GERM: 'Germ',
  MIST: 'Mist',
  BLACKOUT: 'Blackout',
  LIGHTS: 'Lights',
  DOME: 'Dome',
  WATER: 'Water',
  HARVEST: 'Harvest',
  GENERAL: 'General',
};

export function taskTypeLabel(type: TaskType): string {
  return labels[type];
}

/** The word for what a task does: what is sold alive is moved out and not harvested. */
export function taskLabel({ type, live }: Pick<RealTask, 'type' | 'live'>): string {
  return live === true ? 'Move out' : labels[type];
}

/** The picture of a kind of task; it always stands beside its word. */
export function TaskTypeIcon({ type, ...rest }: GlyphProps & { readonly type: TaskType }) {
  const Icon = icons[type];
  return <Icon size="1.125rem" {...rest} />;
}
