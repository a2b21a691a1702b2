import { useGetColoringPageQuery } from '../../api/pageQuery.ts';
import { FavoriteButton } from '../../components/FavoriteButton.tsx';
import { PdfDownload } from '../../components/PdfDownload.tsx';
import { PrintOrShareButton } from '../../components/PrintOrShareButton.tsx';
import { useFavoriteToggle } from '../../components/useFavoriteToggle.ts';
import styles from './ResultTools.module.css';

/** The heart, Print or Share, and the PDF of a page that was drawn just now. */
export function ResultTools({ pageId }: { readonly pageId: string }) {
  const { data: page } = useGetColoringPageQuery(pageId);
  const toggleFavorite = useFavoriteToggle('favorite.updateFailed');
  if (page === undefined) return null;
  return (
    <>
      <div className={styles.row}>
        <PrintOrShareButton page={page} prepareAfterMs={0} isLabelled />
        <FavoriteButton page={page} onToggle={toggleFavorite} />
      </div>
      <div className={styles.pdf}>
        <PdfDownload page={page} />
      </div>
    </>
  );
}
