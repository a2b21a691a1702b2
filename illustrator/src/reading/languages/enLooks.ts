import type { LanguageWords } from './LanguageWords.ts';

/** English words for what a thing is like. */
export const ENGLISH_LOOKS: LanguageWords['looks'] = {
  size: {
    huge: 'huge, giant, enormous, gigantic, massive, oversized, really huge, colossal, towering, humongous',
    big: 'big, large, tall, great big, very big, really big, very large, super big, extra large, big big, grand, very tall, bigger, biggest, taller, tallest, larger, largest',
    small:
      'small, little, tiny, mini, miniature, teeny, wee, teeny tiny, very small, itty bitty, tiny little, very little, really small, cute little, dwarf, pocket sized, short, smaller, smallest, tiniest, littlest, shorter',
  },
  mood: {
    happy:
      'kawaii, smiling, happy, cheerful, grinning, joyful, smiley, jolly, merry, smiles, smile, beaming, delighted, overjoyed, relieved, excited, with a smile, with smile, with big smile, with happy smile, with a big smile, with a smiling face, with smiling faces, with a happy face, with happy faces, with smiles, with a crooked smile, with a toothy smile, with a wide smile, with a huge smile, with a toothy grin, with a crooked grin, with a wide grin, with a smiley face, with a friendly face, with a friendly smile, with a face, with faces, with a cute face, with cute faces, happily, with happy smiles, glad, thrilled, ecstatic, very excited, excitedly, content, very happy, really happy, so happy, grins, with a big grin, smiling face, with joy, with delight, with excitement, with enthusiasm, in delight, in excitement, enthusiastically',
    sad: 'sad, unhappy, upset, lonely, very sad, sadly, heartbroken, gloomy, disappointed, with a sad face, teary, homesick, left out, sorry, hurt feelings, with hurt feelings',
    angry:
      'angry, mad, grumpy, furious, cross, cranky, very angry, angrily, with an angry face, annoyed, frustrated, irritated, jealous, envious, impatient, very jealous, jealous of, envious of, raging, frowning, grouchy, evil, mean, wicked',
    sleepy:
      'sleepy, with closed eyes, closed eyes, with eyes closed, eyes closed, with its eyes closed, with her eyes closed, with his eyes closed, with their eyes closed, with shut eyes, eyes shut, with its eyes shut, with his eyes shut, with her eyes shut, tired, drowsy, very sleepy, very tired, sleepily, exhausted, lazy, very lazy, lazily, dozy',
    scared:
      'scared, afraid, frightened, worried, nervous, scared of, afraid of, frightened of, scared by, frightened by, terrified, terrified of, worried about, nervous about, anxious, stressed, overwhelmed, stressed out, very scared, startled',
    surprised:
      'surprised, amazed, astonished, shocked, very surprised, with a surprised face, in amazement, with amazement',
    shy: 'shy, bashful, embarrassed, ashamed, guilty, guilty looking, blushing, very shy',
    silly:
      'silly, funny, very funny, with funny faces, with silly faces, goofy, wacky, crazy, with a silly face, with a goofy face, with a funny face, very silly',
    hungry: 'hungry, thirsty, starving, very hungry',
    gappy: 'toothless, gap toothed, gappy',
    agape: 'open mouthed, gaping',
    toothy:
      'scary, very scary, frightening, fierce, ferocious, with sharp teeth, with big teeth, with big sharp teeth, with sharp big teeth, with large teeth, with huge teeth, with giant teeth, with long teeth, with long sharp teeth, with large sharp teeth, with huge sharp teeth, with giant sharp teeth, with very sharp teeth, with super sharp teeth, with really sharp teeth, with very big teeth, with really big teeth, with pointy teeth, with pointed teeth, with sharp pointy teeth, with big pointy teeth, with scary teeth, with lots of sharp teeth, with many sharp teeth, with razor sharp teeth, with sharp fangs, with big fangs, with long fangs, sharp teeth, big teeth, big sharp teeth, sharp big teeth, large teeth, huge teeth, giant teeth, long teeth, long sharp teeth, large sharp teeth, huge sharp teeth, giant sharp teeth, very sharp teeth, super sharp teeth, really sharp teeth, very big teeth, really big teeth, pointy teeth, pointed teeth, sharp pointy teeth, big pointy teeth, scary teeth, lots of sharp teeth, many sharp teeth, razor sharp teeth, sharp fangs, big fangs, long fangs, showing its teeth, baring its teeth, baring its fangs, showing its sharp teeth, showing sharp teeth',
    blowing: 'with puffed cheeks, puckering up',
    dizzy: 'dizzy, woozy, seeing stars',
    confused: 'confused, puzzled, baffled, clueless, bewildered, very confused',
    bored: 'bored, unimpressed, very bored, uninterested',
    sick: 'sick, ill, unwell, with a fever, feverish, with the flu, with a cold, not feeling well, feeling sick, seasick, carsick, nauseous',
  },
  pattern: {
    striped: 'striped, stripy, stripey, with stripes, with a striped pattern, zebra striped, stripes',
    spotted:
      'spotted, spotty, dotted, polka dot, polka dotted, with spots, with black patches, with brown patches, with white patches, with dark patches, with patches of fur, with polka dots, with dots, speckled, spots, polka dots, dots, with chickenpox, chickenpox, chicken pox, with measles, measles, with a rash',
    zigzag:
      'zigzags, zigzag stripes, zigzag striped, zigzag lines, zigzag pattern, zigzag patterns, zigzag patterned, zig zag pattern, zig zag patterns, zig zag stripes, with zigzags, with zigzag stripes, with a zigzag pattern, with zigzag patterns, with zig zag stripes, chevron, chevron pattern, with a chevron pattern, chevron stripes',
    checked: 'checked, checkered, chequered, plaid, tartan, with checks, patchwork, gingham',
    cracked:
      'cracked, broken, smashed, shattered, damaged, torn, ripped, tattered, crumbling, abandoned, ruined, run down, dilapidated, with a crack, with cracks',
    dirty:
      'dirty, muddy, filthy, rusty, grubby, all muddy, all dirty, covered in mud, covered with mud, mud covered, covered in dirt',
    freckled: 'freckled, freckly, freckle faced, with freckles, freckles',
    wet: 'wet, covered with dew, covered in dew, covered with dew drops, covered in dew drops, covered with dewdrops, covered in dewdrops, with dew drops, with dewdrops, with dew on it, covered with raindrops, covered in raindrops, covered with water drops, dripping, soaking wet, soaked, sweaty, dripping wet, all wet',
    hairy: 'hairy, very hairy',
    melting: 'melting, melted, half melted, melts',
    hurt: 'hurt, injured, bandaged, wounded, bruised, scraped',
    patched:
      'with a patch, with a patch on its tummy, with a patch on its belly, with a patch on its knee, a patch on its tummy, patched, patched up, stitched, stitched up, ragged, with patches',
    wrinkled: 'wrinkled, wrinkly, crumpled, creased, crinkled, crinkly, scrunched up',
    bubbling:
      'bubbling, that bubbles, that is bubbling, bubbling over, bubbling away, simmering, fizzing, fizzy',
    steaming:
      'steaming, steamy, piping hot, that steams, that is steaming, that are steaming, smelly, stinky, burnt, burned, steaming hot',
    snowy:
      'covered with snow, covered in snow, covered with fresh snow, covered in fresh snow, covered with deep snow, covered in deep snow, covered with white snow, snow covered, snow capped, snowcapped, snow topped, blanketed in snow, blanketed with snow, dusted with snow, topped with snow, capped with snow, buried in snow, buried under snow, with snow on it, with snow on top, with snow on the roof, with a snow cap, with snow cap, with snow caps, with a snowcap, with snowcaps, with a snowy cap, with a snowy peak, with snowy peaks, with a snowy top, with snowy tops',
    sprinkled:
      'with sprinkles, sprinkles, rainbow sprinkles, with rainbow sprinkles, with colorful sprinkles, covered in sprinkles, covered with sprinkles, topped with sprinkles',
  },
  order: {
    row: 'in a row, in a line, lined up, in line, in rows, in neat rows, in straight rows, in long rows, row of, a row of, string of, a string of, garland of, a garland of, parade of, a parade of, procession of, a procession of, line of, a line of, rows of, single file, in single file, one after another, one after the other, queue of, a queue of, standing in line',
    chain: 'food chain, food web',
    cycle:
      'life cycle of, life cycle, lifecycle of, lifecycle, life of, growth of, stages of, metamorphosis of',
    ring: 'in a circle, in a ring, circle of, a circle of, ring of, a ring of',
    pile: 'in a pile, into a pile, into piles, into tall piles, into neat piles, into a stack, into stacks, into neat stacks, stacked, stacked up, stacked on top of each other, stacked on top of one another, stacked one on top of the other, piled on top of each other, piled on top of one another, pile of, a pile of, stack of, a stack of, piles of, on top of each other, piled up, heap of, a heap of, tower of, a tower of, one on top of the other, tumbling, in a human pyramid, into a human pyramid, making a human pyramid, forming a human pyramid, building a human pyramid, doing a human pyramid, human pyramid of, a human pyramid of',
    graded:
      'of different sizes, in different sizes, different sizes, of all sizes, in all sizes, of all different sizes, in all different sizes, of various sizes, in various sizes, different sized, from small to big, from big to small, from small to large, from large to small, from smallest to biggest, from biggest to smallest, from smallest to largest, from largest to smallest, from the smallest to the biggest, from little to big, from short to tall, from tall to short, from shortest to tallest, from tallest to shortest, small to big, big to small, small to large, smallest to biggest, biggest to smallest, smallest to largest, in order of size, in size order, ordered by size, sorted by size, lined up by size, by size, getting bigger, getting bigger and bigger, growing in size, small medium and large, small medium and big',
    wedge:
      'in a v, in a v shape, in a v formation, in v formation, in a v shaped formation, in a big v, in a perfect v, in an arrow shape, v formation',
    portrait:
      'class photo of, a class photo of, family photo of, a family photo of, group photo of, a group photo of, posing for a photo',
    'side-by-side':
      'side by side, close together, close beside each other, close to each other, close by each other, next to each other, beside each other, together, shoulder to shoulder',
  },
  hair: {
    bald: 'bald, bald headed, with a bald head, with no hair, no hair, without hair, without any hair',
    flowing:
      'long mane, flowing mane, long flowing mane, very long mane, long hair, very long hair, really long hair, super long hair, long flowing hair, long straight hair, long wavy hair, long blond hair, long black hair',
    curly: 'curly hair, curl, curls, wavy hair',
    pigtails:
      'pigtail, pigtails, pig tails, bunches, afro puff, afro puffs, two afro puffs, hair in two buns, space buns',
    braids: 'braid, braids, braided hair, plait, plaits, long braids',
    ponytail: 'ponytail, ponytails, pony tail, hair in a ponytail',
    spiky: 'spiky hair, mohawk, messy hair, tousled hair, wild hair, crazy hair, tangled hair',
    afro: 'afro, afro hair, puffy hair',
    short: 'short hair',
  },
  turned: {
    'upside-down': 'upside down',
    over: 'fallen over, spilling onto the floor, spilling on the floor, spilled on the floor, spilling over, spilling onto the table, knocked over, tipped over, tipping over, tipped on its side, tipped onto its side, turned on its side, laid on its side, toppled over, toppled, tipped, overturned, knocked down, spilled, spilt, dropped, fallen, lying on its side, on its side, felled',
    tilted: 'tilted, leaning over, leaning, slanted, lopsided, askew, tilting',
    crooked: 'crooked, twisted, wonky, bent, wobbly, twisty, curvy, gnarled, zigzag, wiggly, curved',
  },
  build: {
    stout:
      'fat, chubby, plump, stout, wide, obese, tubby, very fat, overweight, chunky, roly poly, pudgy, thick, broad, very wide',
    slim: 'skinny, thin, slim, slender, narrow, lanky, very thin, very skinny',
    long: 'long, very long, really long, super long, elongated, extra long',
  },
  young: 'baby, young, newborn, infant',
  old: 'old, elderly, very old',
  expecting:
    'pregnant, very pregnant, expecting a baby, with a baby bump, with a pregnant belly, with a baby in her belly, with a baby in her tummy',
  shadowed: ['with', 'and', 'sees', 'seeing', 'looking at', 'looks at', 'casting', 'scared of', 'chasing']
    .flatMap((deed) => ['its', 'his', 'her', 'their', 'a'].map((whose) => `${deed} ${whose} shadow`))
    .join(', '),
};
