import { EXAMPLES } from '@lineleaf/api-client/contract';
import { Carousel, PageImage } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { useListExamplesQuery } from '../../api/authApi.ts';
import classes from './ExampleCarousel.module.css';

const INTERVAL_MS = 4000;

/** The ten examples. Their ids are fixed, so the pictures need not wait for the list. */
export function ExampleCarousel() {
  const { t } = useTranslation('auth');
  const { data } = useListExamplesQuery();
  const urls = new Map(data?.map(({ id, image_url }) => [id, image_url]));
  return (
    <section className={classes.examples} aria-labelledby="examples-heading">
      <h2 id="examples-heading">{t('examples.heading')}</h2>
      <div className={classes.carousel}>
        <Carousel
          label={t('examples.heading')}
          intervalMs={INTERVAL_MS}
          previousLabel={t('examples.previous')}
          nextLabel={t('examples.next')}
          slideLabel={(number) => t('examples.slide', { number })}
          slides={EXAMPLES.map(({ id, prompt }) => ({
            id,
            label: prompt,
            content: (
              <figure className={classes.example}>
                <PageImage src={urls.get(id) ?? `/api/coloring-pages/${id}/image`} alt={prompt} />
                <figcaption>“{prompt}”</figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
