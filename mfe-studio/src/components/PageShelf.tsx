import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useEffect, useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PageDialog } from './PageDialog.tsx';
import { PageGrid } from './PageGrid.tsx';
import { useFavoriteToggle } from './useFavoriteToggle.ts';
import { useOpenPage } from './useOpenPage.ts';

interface PageShelfProps {
  readonly label: string;
  /** The pages in the grid. */
  readonly pages: readonly ColoringPage[];
  /** Which screen's words and rules hold. */
  readonly kind: 'gallery' | 'favorites';
}

/** A grid of pages with the large view and the question before deleting: what the gallery and the favorites share. */
export function PageShelf({ label, pages, kind }: PageShelfProps) {
  const { openId, open, close } = useOpenPage();
  const [doomed, setDoomed] = useState<ColoringPage>();
  const toggleFavorite = useFavoriteToggle(
    kind === 'favorites' ? 'favorite.removeFailed' : 'favorite.updateFailed',
  );
  const openPage = pages.find(({ id }) => id === openId);
  const isGone = openId !== undefined && openPage === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a large view is left once, when its page goes
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  const handlers = { onToggleFavorite: toggleFavorite, onDelete: setDoomed };
  return (
    <>
      <PageGrid label={label} pages={pages} onOpen={({ id }) => open(id)} {...handlers} />
      <PageDialog
        page={openPage}
        isColorable={kind === 'gallery' || openPage?.is_colored === false}
        onClose={close}
        {...handlers}
      />
      <DeleteDialog page={doomed} wording={kind} onClose={() => setDoomed(undefined)} />
    </>
  );
}
