import balloons from './pictures/balloons.png';
import beach from './pictures/beach.png';
import castle from './pictures/castle.png';
import cat from './pictures/cat.png';
import dance from './pictures/dance.png';
import dinosaur from './pictures/dinosaur.png';
import dog from './pictures/dog.png';
import forest from './pictures/forest.png';
import guitar from './pictures/guitar.png';
import iceCream from './pictures/ice-cream.png';
import princess from './pictures/princess.png';
import read from './pictures/read.png';
import robot from './pictures/robot.png';
import sea from './pictures/sea.png';
import sleep from './pictures/sleep.png';
import snow from './pictures/snow.png';
import space from './pictures/space.png';
import unicorn from './pictures/unicorn.png';

/** The address of each choice's picture, 176 x 234 px: a page of the illustrator for toddlers without its frame. */
export const PICTURES: Readonly<Record<string, string>> = {
  cat,
  dog,
  dinosaur,
  unicorn,
  robot,
  princess,
  dance,
  read,
  iceCream,
  balloons,
  guitar,
  sleep,
  forest,
  beach,
  space,
  sea,
  castle,
  snow,
};
