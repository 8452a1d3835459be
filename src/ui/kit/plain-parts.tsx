import {
  Anchor as KitAnchor,
  Button as KitButton,
  Group as KitGroup,
  Stack as KitStack,
  Text as KitText,
  Title as KitTitle,
} from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, type PartProps, type PlaceProps } from './part-look.ts';
import { UnstyledButton } from './unstyled-button.tsx';

// What every screen is made of, the first one too. Each part looks as the kit's own, but is a plain element.

export interface ButtonOwn extends PlaceProps {
  readonly variant?: 'filled' | 'default' | 'subtle' | 'light';
  readonly size?: 'xs' | 'sm' | 'md' | 'compact-sm';
  readonly color?: string | undefined;
  readonly justify?: string;
  /** Stands before the words. */
  readonly icon?: Icon | undefined;
  /** Drawn before the words in place of `icon`, where its size differs. */
  readonly leftSection?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Looks as if it were disabled, but is still reached. */
  readonly 'data-disabled'?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

const buttonLook = createLook(KitButton.varsResolver, KitButton.classes['root'], theme.button);

/** A button with words, as the kit's own looks. */
export function Button<E extends ElementType = 'button'>(props: PartProps<E, ButtonOwn>) {
  const all: PartProps<ElementType, ButtonOwn> = props;
  const { variant, size = 'sm', color, justify, icon: Sign, leftSection, ...rest } = all;
  const { className, children, 'data-disabled': looksDisabled, ...others } = rest;
  const isSmall = size === 'xs' || variant === 'subtle';
  const sign = Sign ? <Sign size={isSmall ? '1rem' : '1.125rem'} aria-hidden /> : leftSection;
  const isOff = others.disabled || looksDisabled;
  const active = classList(isOff ? undefined : 'mantine-active', className);
  return (
    <UnstyledButton<ElementType>
      {...buttonLook({ size, variant, color, justify }, { ...others, className: active })}
      data-disabled={isOff || undefined}
      data-variant={variant}
      data-size={size}
      data-with-left-section={Boolean(sign) || undefined}
    >
      <span className={KitButton.classes['inner']}>
        {sign && (
          <span className={KitButton.classes['section']} data-position="left">
            {sign}
          </span>
        )}
        <span className={KitButton.classes['label']}>{children}</span>
      </span>
    </UnstyledButton>
  );
}

/** A button with this look; its props may change it. */
function buttonOf(look: ButtonOwn) {
  return function LookedButton<E extends ElementType = 'button'>(props: PartProps<E, ButtonOwn>) {
    return <Button<ElementType> {...look} {...props} />;
  };
}

/** What can be done beside the primary button of a page or dialog. */
export const PlainButton = buttonOf({ variant: 'default' });
/** The same in a row or in a line of text. */
export const SmallButton = buttonOf({ variant: 'default', size: 'xs' });
export const SubtleButton = buttonOf({ variant: 'subtle' });
export const SmallSubtleButton = buttonOf({ variant: 'subtle', size: 'xs' });
export const GrayButton = buttonOf({ variant: 'subtle', color: 'gray' });
export const SmallGrayButton = buttonOf({ variant: 'subtle', color: 'gray', size: 'xs' });

export interface TextOwn extends PlaceProps {
  readonly size?: 'xs' | 'note' | 'sm' | 'md' | 'lg' | 'xl';
  /** In a line of other text. */
  readonly span?: boolean;
  /** As large as the text around it. */
  readonly inherit?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

const textLook = createLook(KitText.varsResolver, 'mantine-focus-auto', KitText.classes['root']);

export function Text<E extends ElementType = 'p'>(props: PartProps<E, TextOwn>) {
  const all: PartProps<ElementType, TextOwn> = props;
  const { component, size = 'sm', span, inherit, ...others } = all;
  const Element = component ?? (span ? 'span' : 'p');
  return <Element {...textLook({ size }, others)} data-inherit={inherit || undefined} />;
}

/** Words that step back behind others. */
export function QuietText<E extends ElementType = 'p'>(props: PartProps<E, TextOwn>) {
  return <Text<ElementType> c="dimmed" {...props} />;
}

export function QuietNote(props: PartProps<'p', TextOwn>) {
  return <QuietText size="note" {...props} />;
}

interface AnchorOwn extends TextOwn {
  readonly underline?: 'hover' | 'always';
}

const ANCHOR_LOOK = classList(KitAnchor.classes['root'], theme.anchor);

export function Anchor<E extends ElementType = 'a'>(props: PartProps<E, AnchorOwn>) {
  const all: PartProps<ElementType, AnchorOwn> = props;
  const { component = 'a', underline = 'hover', className, ...others } = all;
  return (
    <Text<ElementType>
      {...others}
      component={component}
      className={classList(ANCHOR_LOOK, className)}
      data-underline={underline}
    />
  );
}

export function LinkButton(props: ComponentProps<'button'> & AnchorOwn) {
  return <Anchor {...props} component="button" type="button" />;
}

type TitleOrder = 1 | 2 | 3 | 4 | 5 | 6;

const titleLook = createLook(KitTitle.varsResolver, KitTitle.classes['root'], theme.title);

export function Title(
  props: ComponentProps<'h1'> &
    PlaceProps & { readonly order: TitleOrder; readonly size?: `h${TitleOrder}` | undefined },
) {
  const { order, size, ...others } = props;
  const Heading = `h${order}` as const;
  return <Heading {...titleLook({ order, size }, others)} />;
}

interface StackOwn extends PlaceProps {
  readonly gap?: string | number;
  readonly align?: string;
}

const stackLook = createLook(KitStack.varsResolver, 'mantine-Stack-root', KitStack.classes['root']);

export function Stack(props: ComponentProps<'div'> & StackOwn) {
  const { gap = 'md', align = 'stretch', ...others } = props;
  return <div {...stackLook({ gap, align, justify: 'flex-start' }, others)} />;
}

interface GroupOwn extends PlaceProps {
  readonly gap?: string;
  readonly align?: string;
  readonly justify?: string;
  readonly wrap?: 'wrap' | 'nowrap';
}

const groupLook = createLook(KitGroup.varsResolver, KitGroup.classes['root']);

export function Group(props: ComponentProps<'div'> & GroupOwn) {
  const { gap = 'md', align = 'center', justify = 'flex-start', wrap = 'wrap', ...others } = props;
  return <div {...groupLook({ gap, align, justify, wrap }, others)} />;
}
