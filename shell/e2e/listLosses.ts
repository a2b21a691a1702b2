/**
 * What a reader of the page as it stands would lose: a sideways scroll, words cut off, controls of which the middle or an end
 * lies under others or outside of the page. Runs in the page. Beneath an open dialog or menu only what is in it counts.
 */
export function listLosses(): string[] {
  const EDGE_PX = 3;
  const root = [
    ...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], [role=menu], dialog[open]'),
  ].at(-1);
  const scope = root ?? document.body;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], [data-sonner-toaster]') &&
    element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;

  const isWordCut = (element: HTMLElement) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hasOwnWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    // Names with an ellipsis are told in full by their label.
    const isCut =
      overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
    return hasOwnWords && isCut && textOverflow !== 'ellipsis';
  };
  const isOutOfReach = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A link may be broken into lines.
    const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return [left + EDGE_PX, (left + right) / 2, right - EDGE_PX].some((x) => {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      return !hit || !(control.contains(hit) || hit.contains(control) || label?.contains(hit));
    });
  };
  const shown = [...scope.querySelectorAll<HTMLElement>('*')].filter(isShown);
  // The link past the header shows when it has the focus.
  const controls = shown.filter((element) =>
    element.matches('a[href]:not([href^="#"]), button, input, select, textarea, summary'),
  );
  // Messages lie over the page for a few seconds.
  for (const place of document.querySelectorAll<HTMLElement>('[data-sonner-toaster], #landing-messages'))
    place.style.pointerEvents = 'none';
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(wider > 0 ? [`sideways scroll of ${wider} px`] : []),
    ...shown.filter(isWordCut).map((element) => `cut: ${nameOf(element)}`),
    ...controls.filter(isOutOfReach).map((element) => `out of reach: ${nameOf(element)}`),
  ];
}
