import { type RefObject, useLayoutEffect } from 'react';
import { layOutDesk } from '../../state/deskLayout.ts';

/**
 * The design system's measures on a phone, in px: large text enlarges words alone there, since tools and colors that grew with it
 * would leave no room for the page. Here, because a style sheet of a module keeps what it sets to itself.
 */
const PHONE_PX = {
  ...{ '--space-1': 4, '--space-2': 8, '--space-3': 12, '--space-4': 16 },
  ...{ '--target': 44, '--icon-small': 18, '--icon-medium': 20 },
};

/** Arranges the editor for the room that it has, and again whenever that changes. The styles read the attributes. */
export function useDeskLayout(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const arrange = () => {
      const { arrangement, toolColumns, isNarrow, isFolded, isLow, heightPx } = layOutDesk({
        window: { width: document.documentElement.clientWidth, height: innerHeight },
        topPx: node.getBoundingClientRect().top + scrollY,
        remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      });
      node.dataset.arrangement = arrangement;
      node.dataset.toolColumns = String(toolColumns);
      node.toggleAttribute('data-narrow', isNarrow);
      node.toggleAttribute('data-folded', isFolded);
      node.toggleAttribute('data-low', isLow);
      node.style.height = `${heightPx}px`;
      const isPhone = arrangement === 'column' && isNarrow;
      for (const [name, px] of Object.entries(PHONE_PX)) {
        node.style.setProperty(name, isPhone ? `${px}px` : null);
      }
    };
    arrange();
    // What stands above (the header) may still grow when its texts and fonts arrive.
    const observer = new ResizeObserver(() => requestAnimationFrame(arrange));
    observer.observe(document.body);
    addEventListener('resize', arrange);
    return () => {
      observer.disconnect();
      removeEventListener('resize', arrange);
    };
  }, [element]);
}
