/** Leaves the product for another address, the payment provider's checkout. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
