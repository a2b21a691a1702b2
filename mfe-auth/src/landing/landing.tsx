import { applyStoredTheme } from '@lineleaf/design-system/theme';
import { startLanding } from './startLanding.tsx';
import { tellOfLanding } from './tellOfLanding.ts';

applyStoredTheme();
tellOfLanding(startLanding);
