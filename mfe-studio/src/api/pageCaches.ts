import { type RootState, sharedCache } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { favoritesCache } from './favoritesQuery.ts';
import { GALLERY_REQUEST } from './galleryRequest.ts';

type CacheThunk = ThunkAction<void, RootState, unknown, Action>;

/** Shows a page as (un)favorited in every cached list; the favorites stay newest first. Undone by its opposite. */
export function markFavorite(page: ColoringPage, isFavorite: boolean): CacheThunk {
  return updateLists(
    (pages) => {
      const row = pages.find(({ id }) => id === page.id);
      if (row) row.is_favorite = isFavorite;
    },
    (favorites) => {
      const at = favorites.findIndex(({ id }) => id === page.id);
      if (!isFavorite && at >= 0) favorites.splice(at, 1);
      if (isFavorite && at < 0) insertByAge(favorites, { ...page, is_favorite: true });
    },
  );
}

/** Takes a deleted page out of every cached list. */
export function forgetPage(pageId: string): CacheThunk {
  return updateLists((pages) => {
    const at = pages.findIndex(({ id }) => id === pageId);
    if (at >= 0) pages.splice(at, 1);
  });
}

/** Puts a page that was fetched anew in the place of its older row. */
export function replacePage(page: ColoringPage): CacheThunk {
  return updateLists((pages) => {
    const at = pages.findIndex(({ id }) => id === page.id);
    if (at >= 0) pages[at] = page;
  });
}

type Recipe = (pages: ColoringPage[]) => void;

function updateLists(changePages: Recipe, changeFavorites: Recipe = changePages): CacheThunk {
  return (dispatch) => {
    dispatch(sharedCache.updateQueryData('listColoringPages', GALLERY_REQUEST, changePages));
    dispatch(favoritesCache.updateQueryData('listFavorites', undefined, changeFavorites));
  };
}

function insertByAge(pages: ColoringPage[], page: ColoringPage): void {
  const at = pages.findIndex(({ created_at }) => created_at < page.created_at);
  pages.splice(at < 0 ? pages.length : at, 0, page);
}
