/** Goes to the product's own page, in the place of the visitors'. */
export function openProduct(): void {
  location.replace('/');
}
