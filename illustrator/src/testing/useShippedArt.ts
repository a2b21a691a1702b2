import { readArt } from '../../node/readArt.ts';
import { provideArt } from '../art/artData.ts';

provideArt(readArt());
