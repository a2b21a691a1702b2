import '@lineleaf/design-system/styles.css';
import './bootstrap.tsx';
