import { type MantineTheme, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { theme } from '../theme/theme.ts';

/** Props of a part that may be drawn as any element, such as a link that looks like a button. */
export type PartProps<E extends ElementType, Own> = Own &
  Omit<ComponentProps<E>, keyof Own | 'component'> & { readonly component?: E };

/** The few props that say where a part stands and how its text looks. */
export interface PlaceProps {
  readonly c?: string | undefined;
  readonly fw?: number | undefined;
  readonly fz?: string | undefined;
  readonly mt?: string | undefined;
  readonly mb?: string | undefined;
  readonly ml?: string | undefined;
  readonly miw?: string | undefined;
}

/** What a part of the kit makes of its props: variables that its own stylesheet reads. */
type KitResolver<Own> = (
  theme: MantineTheme,
  props: Own,
  context: { childWidth: string },
) => { readonly root: Readonly<Record<string, string | undefined>> };

type OrNone<Own> = { readonly [name in keyof Own]: Own[name] | undefined };

/** What a part is given besides what its kit reads. */
interface GivenLook extends PlaceProps {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

const fullTheme = mergeMantineTheme(DEFAULT_THEME, theme);

/**
 * Makes a plain element look as a part of the kit does: what is given to the part goes on to the element, with the
 * classes of the part and the inline style for its props. Each set of props is worked out once: of a table with
 * hundreds of badges all share a handful.
 */
export function createLook<Own extends object>(
  resolve: KitResolver<Own>,
  ...classes: readonly (string | undefined)[]
) {
  const known = new Map<string, CSSProperties>();
  const look = classList(...classes);
  return <Given extends GivenLook>(props: OrNone<Own>, given: Given) => {
    const { c, fw, fz, mt, mb, ml, miw, className, style, ...others } = given;
    const place = { c, fw, fz, mt, mb, ml, miw };
    const key = JSON.stringify([props, place]);
    // To the kit what is undefined is not given.
    const found = known.get(key) ?? { ...varsOf(resolve, props as Own), ...placeStyle(place) };
    known.set(key, found);
    return {
      ...others,
      className: classList(look, className),
      style: style === undefined ? found : { ...found, ...style },
    };
  };
}

function varsOf<Own>(resolve: KitResolver<Own>, props: Own): CSSProperties {
  const { root } = resolve(fullTheme, props, { childWidth: '' });
  return Object.fromEntries(Object.entries(root).filter(([, value]) => value !== undefined));
}

function placeStyle({ c, fw, fz, mt, mb, ml, miw }: PlaceProps): CSSProperties {
  const all: CSSProperties = {
    color: c === 'dimmed' ? 'var(--mantine-color-dimmed)' : c,
    fontWeight: fw,
    fontSize: fz === undefined ? undefined : `var(--mantine-font-size-${fz})`,
    marginTop: roomOf(mt),
    marginBottom: roomOf(mb),
    marginLeft: roomOf(ml),
    minWidth: miw,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A step of the scale of spacing, or a room such as `auto`. */
function roomOf(room: string | undefined): string | undefined {
  return room !== undefined && room in fullTheme.spacing ? `var(--mantine-spacing-${room})` : room;
}

export function classList(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
