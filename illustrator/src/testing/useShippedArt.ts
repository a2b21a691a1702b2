import { provideArt } from '../art/artData.ts';
import { shippedArt } from './shippedArt.ts';

provideArt(shippedArt);
