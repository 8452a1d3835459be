import { type TextareaProps, Textarea } from '@mantine/core';

/** What else there is to say of a record; it grows with what is written. */
export function NotesField(props: {
  readonly value: string;
  readonly onChange: (notes: string) => void;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly className?: TextareaProps['className'];
}) {
  const { onChange, minRows = 2, className = '', ...field } = props;
  return (
    <Textarea
      label="Notes"
      autosize
      minRows={minRows}
      className={className}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
