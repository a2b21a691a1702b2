import '@lineleaf/design-system/styles.css';
import '@lineleaf/design-system/opening.css';
import './firstView/firstView.css';

// The share scope has to be filled before anything that uses it is evaluated.
import('./bootstrap.tsx').catch((error: unknown) => {
  throw error;
});
