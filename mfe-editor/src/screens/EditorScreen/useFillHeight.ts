import { type RefObject, useLayoutEffect } from 'react';

const BOTTOM_MARGIN_PX = 12;

/** Makes an element reach from where it stands to the bottom of the window, so that the page is seen whole. */
export function useFillHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const fit = () => {
      const top = node.getBoundingClientRect().top + scrollY;
      node.style.setProperty('--editor-height', `${innerHeight - top - BOTTOM_MARGIN_PX}px`);
    };
    fit();
    // What stands above (the header) may still grow when its texts and fonts arrive.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, [element]);
}
