/** Where an example's picture is fetched, in each width in pixels: by its fixed id alone, without a token. */
export function examplePicture(exampleId: string): { src: string; srcSet: string } {
  const src = `/api/coloring-pages/${exampleId}/image`;
  return { src, srcSet: `${src}?w=320 320w, ${src}?w=640 640w, ${src} 1275w` };
}
