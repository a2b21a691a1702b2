/**
 * Puts a text into the clipboard; returns whether it is there. The clipboard's own interface needs a secure context and a
 * permission, so a plain LAN address has the old way: a copy command whose content is handed in.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const handIn = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', handIn, true);
  document.execCommand('copy');
  document.removeEventListener('copy', handIn, true);
  return isCopied;
}
