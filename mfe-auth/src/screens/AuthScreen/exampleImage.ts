/** Where the picture of an example is fetched: by its fixed id alone, without a token. */
export function imagePathOf(exampleId: string): string {
  return `/api/coloring-pages/${exampleId}/image`;
}
