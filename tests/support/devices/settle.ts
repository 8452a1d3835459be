/** Lets everything run that waits for nothing but its turn. */
export async function turns(): Promise<void> {
  // A timer would do as well, but a thousand times slower; no test waits through this many steps.
  for (let step = 0; step < 60; step += 1) await Promise.resolve();
}

/** Waits until all tabs have stored what they have and read what the others stored. */
export async function settle(
  tabs: readonly { readonly store: { settled(): Promise<void> } }[],
): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await turns();
    await Promise.all(tabs.map(({ store }) => store.settled()));
  }
}
