import type { MantineThemeComponents } from '@mantine/core';
import classes from './theme.module.css';

const inputClasses = { input: classes.input, wrapper: classes.inputWrapper };
const fieldClasses = {
  ...inputClasses,
  label: classes.label,
  description: classes.help,
  error: classes.error,
};
const field = { classNames: fieldClasses };
const comboboxField = {
  classNames: { ...fieldClasses, dropdown: classes.pop, option: classes.option },
  defaultProps: { comboboxProps: { shadow: 'sm' }, checkIconPosition: 'right' },
};

/** That the page under a dialog does not scroll, `useScrollLock` sees to. */
const pageHeldByUs = { defaultProps: { removeScrollProps: { removeScrollBar: false } } };

export const themeComponents: MantineThemeComponents = {
  Paper: { classNames: { root: classes.paper } },
  Table: {
    defaultProps: {
      highlightOnHover: true,
      stickyHeader: true,
      verticalSpacing: '0.625rem',
      horizontalSpacing: 'lg',
      tabularNums: true,
    },
    classNames: { table: classes.table, th: classes.th, td: classes.td },
  },
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: '2.25rem' },
    classNames: { root: classes.actionIcon },
  },
  CloseButton: { classNames: { root: `${classes.actionIcon} ${classes.close}` } },
  Alert: { defaultProps: { variant: 'light' }, classNames: { root: classes.alert } },
  Checkbox: { defaultProps: { radius: 'sm' }, classNames: { input: classes.checkbox } },
  Radio: { classNames: { radio: classes.checkbox } },
  Switch: { classNames: { track: classes.switchTrack } },
  Tabs: { classNames: { tab: classes.tab, list: classes.tabList } },
  ModalRoot: pageHeldByUs,
  DrawerRoot: pageHeldByUs,
  Menu: {
    defaultProps: { position: 'bottom-end', shadow: 'sm', withInitialFocusPlaceholder: false },
    classNames: { dropdown: classes.pop, item: classes.option },
  },
  Popover: { defaultProps: { shadow: 'sm' }, classNames: { dropdown: classes.pop } },
  Tooltip: {
    defaultProps: { withArrow: false, multiline: true, maw: '18rem', openDelay: 200, radius: 'sm' },
    classNames: { tooltip: classes.tooltip },
  },
  Divider: { defaultProps: { color: 'var(--mgm-border)' } },
  Kbd: { classNames: { root: classes.kbd } },
  Input: { classNames: { ...inputClasses } },
  // What a field means stands below it, so that fields of one row stand in one line.
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
  },
  TextInput: field,
  Textarea: { ...field, defaultProps: { autosize: true, minRows: 2 } },
  NativeSelect: field,
  // A form has a list on every line: of one that is not open, none of its hundred options is drawn.
  Combobox: { defaultProps: { keepMounted: false } },
  Select: comboboxField,
  MultiSelect: comboboxField,
  // Like the other lists, but without check marks.
  Autocomplete: {
    classNames: comboboxField.classNames,
    defaultProps: { comboboxProps: comboboxField.defaultProps.comboboxProps },
  },
};
