import type { ColoringPage } from '@lineleaf/api-client/contract';
import styles from './PageName.module.css';

/** What a large view is headed with: the page's prompt, below its title where it has one. */
export function PageName({ page: { title, prompt } }: { readonly page: ColoringPage }) {
  if (!title) return prompt;
  return (
    <>
      <span className={styles.title}>{title}</span> <span className={styles.prompt}>{prompt}</span>
    </>
  );
}
