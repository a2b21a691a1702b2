/** Has the browser save a file under a name. */
export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its data by the next task in every browser of ours; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file's name from a page's prompt. `ending` has no dot. */
export function fileNameOf(prompt: string, ending: string): string {
  const words = prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${words.slice(0, 60) || 'coloring-page'}.${ending}`;
}
