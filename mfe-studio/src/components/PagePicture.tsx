import type { ColoringPage } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { useFreshRow } from './useFreshRow.ts';

interface PagePictureProps {
  readonly page: ColoringPage;
  /** Which of the two served sizes. */
  readonly size: 'thumbnail' | 'full';
}

/** A page's picture. When its address has aged the row is fetched again once; then the placeholder stays. */
export function PagePicture({ page, size }: PagePictureProps) {
  const fetchRow = useFreshRow();
  const url = size === 'full' ? page.image_url : page.thumbnail_url;
  return (
    <PageImage
      src={url}
      alt={page.prompt}
      width={page.width}
      height={page.height}
      isEager={size === 'full'}
      onError={() => void fetchRow(page)}
    />
  );
}
