import type { ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { FactList } from '#ui/page/page-parts.tsx';
import classes from './customers.module.css';
import { Anchor, Title } from '#ui/kit/plain-parts.tsx';

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

function factsOf({
  email,
  phone,
  address,
  note,
}: Customer): readonly (readonly [string, ReactNode])[] {
  const told: readonly (readonly [word: string, text: string, href?: string])[] = [
    ['Phone', phone, `tel:${phone}`],
    ['Email', email, `mailto:${email}`],
    ['Address', address],
    ['Notes', note],
  ];
  return told
    .filter(([, text]) => text !== '')
    .map(([word, text, href]) => [word, <Told key={word} text={text} href={href} />] as const);
}

function Told({ text, href }: { readonly text: string; readonly href: string | undefined }) {
  return href === undefined ? (
    <span className={classes.lines}>{text}</span>
  ) : (
    <Anchor href={href}>{text}</Anchor>
  );
}
