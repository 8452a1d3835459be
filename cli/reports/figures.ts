/** Money with cents. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** An amount with at most so many decimals, without trailing zeros. */
export function figure(amount: number, decimals = 1): string {
  return String(Number(amount.toFixed(decimals)));
}
