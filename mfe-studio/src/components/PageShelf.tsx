import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeleteDialog } from './DeleteDialog.tsx';
import { LateRenameDialog } from './LateRenameDialog.tsx';
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
  /** Undefined unless pages are being selected. */
  readonly selectedIds?: ReadonlySet<string>;
  onSelect?(page: ColoringPage): void;
}

/** A grid of pages with the large view and the question before deleting: what the gallery and the favorites share. */
export function PageShelf({ label, pages, kind, selectedIds, onSelect }: PageShelfProps) {
  const { openId, open, show, close } = useOpenPage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [doomed, setDoomed] = useState<readonly ColoringPage[]>([]);
  const [renamed, setRenamed] = useState<ColoringPage>();
  const toggleFavorite = useFavoriteToggle(
    kind === 'favorites' ? 'favorite.removeFailed' : 'favorite.updateFailed',
  );
  const openAt = pages.findIndex(({ id }) => id === openId);
  const openPage = pages[openAt];
  const isGone = openId !== undefined && openPage === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a large view is left once, when its page goes
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  const handlers = {
    // The editor leads back to the gallery as it is arranged now.
    onColor: ({ id }: ColoringPage) =>
      void navigate(`/color/${id}`, kind === 'gallery' ? { state: { gallerySearch: search } } : undefined),
    onToggleFavorite: toggleFavorite,
    onDelete: (page: ColoringPage) => setDoomed([page]),
    onRename: setRenamed,
  };
  return (
    <>
      <PageGrid {...{ label, pages, selectedIds, onSelect }} onOpen={({ id }) => open(id)} {...handlers} />
      <PageDialog
        page={openPage}
        index={openAt}
        count={pages.length}
        onStep={(by) => {
          const next = pages[openAt + by];
          if (next) show(next.id);
        }}
        isColorable={kind === 'gallery' || openPage?.is_colored === false}
        onClose={close}
        {...handlers}
      />
      <DeleteDialog pages={doomed} wording={kind} onClose={() => setDoomed([])} />
      {renamed ? <LateRenameDialog page={renamed} onClose={() => setRenamed(undefined)} /> : null}
    </>
  );
}
