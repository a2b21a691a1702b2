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
  return (
    <PageImage
      {...(size === 'full' ? { src: page.image_url } : thumbnailsOf(page))}
      alt={page.prompt}
      width={page.width}
      height={page.height}
      isEager={size === 'full'}
      onError={() => void fetchRow(page)}
    />
  );
}

/** How wide a card is: a third of the screen, half of it, or nearly all. */
const CARD_SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 21.25rem) 47vw, 94vw';

function thumbnailsOf({ thumbnail_url: small, preview_url: medium }: ColoringPage) {
  return medium ? { src: small, srcSet: `${small} 320w, ${medium} 640w`, sizes: CARD_SIZES } : { src: small };
}
