import { Checkbox, CheckIcon } from '@mantine/core';
import type { RefCallback } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook } from './part-look.ts';
import own from './tick.module.css';

const { classes } = Checkbox;
const INPUT = classList('mantine-focus-auto', classes['input'], theme.checkbox);
const look = createLook(Checkbox.varsResolver, classes['root'], own.root);

/** A box to tick whose words stand elsewhere, as the kit's checkbox looks. */
export function Tick(props: {
  readonly size: 'sm' | 'lg';
  readonly checked: boolean;
  /** Neither ticked nor open. */
  readonly indeterminate: boolean;
  readonly onChange: () => void;
  readonly 'aria-label': string;
}) {
  const { size, indeterminate, ...input } = props;
  const mark: RefCallback<HTMLInputElement> = (box) => {
    if (box !== null) box.indeterminate = indeterminate;
  };
  return (
    <div {...look({ size, radius: 'sm' }, {})}>
      <div className={classes['body']}>
        <div className={classes['inner']}>
          <input
            {...input}
            ref={mark}
            type="checkbox"
            data-indeterminate={indeterminate || undefined}
            className={INPUT}
          />
          {indeterminate ? (
            <svg viewBox="0 0 32 6" fill="none" aria-hidden className={classes['icon']}>
              <rect width="32" height="6" fill="currentColor" rx="3" />
            </svg>
          ) : (
            <CheckIcon className={classes['icon']} />
          )}
        </div>
      </div>
    </div>
  );
}
