import type { ComponentProps } from 'react';

/** A form whose Enter and submit button call back, and never load the page. */
export function SubmitForm({
  onSubmit,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSubmit: () => void }) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
