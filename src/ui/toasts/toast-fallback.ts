/** Says an error where no toast can appear: in the page if there is one, else in the console. */
export function showAlert(text: string): void {
  try {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.textContent = text;
    document.body.prepend(alert);
    setTimeout(() => alert.remove(), 5000);
  } catch {
    // No page to write on: the console is the last place left.
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error(text);
  }
}
