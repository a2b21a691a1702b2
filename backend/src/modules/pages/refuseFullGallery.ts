import { col, fn } from 'sequelize';
import type { Limits } from '../../config.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ColoringPage } from '../../models/index.ts';

/** Throws PAGE_LIMIT_REACHED when a user has as many pages as one may have, or as many bytes of them. */
export async function refuseFullGallery(userId: string, limits: Limits): Promise<void> {
  const [held] = await ColoringPage.findAll({
    attributes: [
      [fn('COUNT', col('id')), 'pages'],
      [fn('SUM', col('image_bytes')), 'bytes'],
    ],
    where: { userId },
    raw: true,
  });
  const { pages, bytes } = { pages: 0, bytes: 0, ...held };
  if (Number(pages) >= limits.pagesPerUser || Number(bytes) >= limits.storageBytesPerUser) {
    throw new ApiError('PAGE_LIMIT_REACHED');
  }
}
