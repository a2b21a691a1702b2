import { type RootState, sharedCache } from '@lineleaf/api-client';
import {
  type ColoringPage,
  type GenerationResult,
  PAGE_HEIGHT,
  PAGE_WIDTH,
} from '@lineleaf/api-client/contract';
import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { favoritesCache } from './favoritesQuery.ts';
import { GALLERY_REQUEST } from './galleryRequest.ts';
import { pageCache } from './pageQuery.ts';

type CacheThunk = ThunkAction<void, RootState, unknown, Action>;

/** Shows a page as (un)favorited in every cached list; the favorites stay newest first. Undone by its opposite. */
export function markFavorite(page: ColoringPage, isFavorite: boolean): CacheThunk {
  const markLists = updateLists(
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
  return (dispatch) => {
    dispatch(markLists);
    dispatch(
      pageCache.updateQueryData('getColoringPage', page.id, (row) => {
        row.is_favorite = isFavorite;
      }),
    );
  };
}

/** Makes the row of a page that was drawn just now, so that it can be acted on without being fetched. */
export function rememberNewPage({ id, prompt, image_url }: GenerationResult): CacheThunk {
  const page: ColoringPage = {
    id,
    prompt,
    image_url,
    thumbnail_url: image_url,
    is_favorite: false,
    is_colored: false,
    original_page_id: null,
    created_at: new Date().toISOString(),
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
  };
  return (dispatch) => void dispatch(pageCache.upsertQueryData('getColoringPage', id, page));
}

/** Takes a deleted page out of every cached list. */
export function forgetPage(pageId: string): CacheThunk {
  return updateLists((pages) => {
    const at = pages.findIndex(({ id }) => id === pageId);
    if (at >= 0) pages.splice(at, 1);
  });
}

/** Puts a page that was fetched again in the place of its older row. */
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
