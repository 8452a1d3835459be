/** Sample farms for the planner. */
export function ScenariosTab(_props: { readonly onBack: () => void }) {
  return null;
}
