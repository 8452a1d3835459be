/** What others call the device of somebody: `Maria's phone`. */
export function deviceLabel(name: string, userAgent: string): string {
  const kind = /iPad|Tablet/.test(userAgent)
    ? 'tablet'
    : /Mobi|Android|iPhone/.test(userAgent)
      ? 'phone'
      : 'computer';
  return `${name.trim()}'s ${kind}`.slice(0, 40);
}
