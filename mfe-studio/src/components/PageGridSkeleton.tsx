import { Card, Skeleton, VisuallyHidden } from '@lineleaf/design-system';
import styles from './PageGridSkeleton.module.css';
import { useGridColumns } from './useGridColumns.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The grid while it loads: empty cards of the size that the pages will have. */
export function PageGridSkeleton({ label }: { readonly label: string }) {
  const columns = useGridColumns();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div
        aria-hidden="true"
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {CARDS.slice(0, columns * 2).map((card) => (
          <Card key={card} padding="none" className={styles.card}>
            <Skeleton aspectRatio="1275 / 1650" />
            <div className={styles.foot}>
              <Skeleton width="70%" height="1.25rem" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
