import { Anchor, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { FactList } from '#ui/page/fact-list.tsx';
import classes from './customers.module.css';

/** How a customer is reached; nothing while nobody has said. */
export function ContactFacts({ contact }: { readonly contact: Customer | undefined }) {
  const facts = contact === undefined ? [] : factsOf(contact);
  if (facts.length === 0) return null;
  return (
    <section aria-label="Contact" className={classes.section}>
      <Title order={3}>Contact</Title>
      <FactList facts={facts} />
    </section>
  );
}

function factsOf({ email, phone, address, note }: Customer) {
  const facts: readonly (readonly [string, string, ReactNode])[] = [
    ['Phone', phone, <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
    ['Email', email, <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    ['Address', address, <span className={classes.lines}>{address}</span>],
    ['Notes', note, <span className={classes.lines}>{note}</span>],
  ];
  return facts.filter(([, text]) => text !== '').map(([word, , value]) => [word, value] as const);
}
