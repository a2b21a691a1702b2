import type { LanguageWords } from './LanguageWords.ts';

export const SPANISH: LanguageWords = {
  roles: {
    a: 'un, una, unos, unas, algún, alguna, cada',
    the: 'el, la, los, las, lo, este, esta, estos, estas, ese, esa, todos los, todas las',
    its: 'su, sus, mi, mis, tu, tus, nuestro, nuestra',
    and: 'y, e, o, u, además, junto con, así como',
    who: 'que, quien, cuyo, cuya, que está, que están, el cual, la cual',
    is: 'es, son, está, están, era, hay, siendo, va, van, quiere, va a',
    it: 'él mismo, sí mismo',
    them: 'ellos, ellas, les',
    him: 'él, ella, le',
    one: 'uno de ellos, una de ellas, uno, una de ellas',
    other: 'el otro, la otra, los otros, las otras, otro, otra',
    each: 'cada uno, cada una',
    mutual: 'el uno al otro, uno al otro, entre sí, unos a otros, la una a la otra, una a otra',
    while: 'mientras, cuando, pero, mientras que, porque',
    with: 'con, y su, y sus',
    without: 'sin, en vez de, en lugar de',
    not: 'no, nunca',
    has: 'tiene, tienen, teniendo',
    by: 'por',
    nothing:
      'se, me, te, nos, si, más, tan, también, para, dibujo, dibujo de, página, página para colorear, colorear, dibujar, imagen, imagen de, lámina, por favor, quiero, de, del, a, al, en, ya, como, donde, dibuja, hazme, haz, foto de, fondo, de fondo, al fondo, pedazo de, trozo de, taza de, tipo de, llamado, llamada, casi, solo, lo, hacia arriba, arriba, abajo, aquí, allí, fuera, mascota, ella misma, a la, a los, a las',
  },
  prepositions: {
    on: 'sobre, encima de, en lo alto de, arriba de, encima del',
    in: 'en, dentro de, en medio de, dentro del, en el interior de',
    under: 'bajo, debajo de, debajo del',
    over: 'por encima de, por encima del, por sobre',
    behind: 'detrás de, tras, detrás del',
    'in-front-of': 'delante de, frente a, enfrente de, ante, delante del, frente al',
    'next-to': 'junto a, al lado de, cerca de, a su lado, junto al, al lado del, cerca del, al pie de',
    around: 'alrededor de, alrededor, alrededor del, en torno a',
    between: 'entre',
    through: 'a través de, a través del',
    to: 'a, al, hacia, hasta',
    from: 'desde',
    of: 'de, del',
    'made-of': 'hecho de, hecha de, hechos de, hechas de',
    across: 'por, a lo largo de',
    after: 'detrás, después de',
    'bigger-than':
      'más grande que, más alto que, más alta que, tan grande como, tan alto como, tan alta como, mucho más grande que',
    'smaller-than':
      'más pequeño que, más pequeña que, más bajo que, más baja que, tan pequeño como, tan pequeña como',
    'full-of': 'lleno de, llena de, llenos de, llenas de, cubierto de, cubierta de',
    'shaped-like': 'con forma de, en forma de, que parece, que parecen, que se parece a, con la forma de',
    surrounded: 'rodeado de, rodeada de, rodeado por, rodeada por, rodeados de, rodeadas de',
  },
  counts: {
    1: 'solo un, solo una, un solo, una sola',
    2: 'dos, un par de, par de, una pareja de, ambos, ambas',
    3: 'tres, una familia de, familia de, algunos, algunas, unos cuantos, unas cuantas, pocos, pocas',
    4: 'cuatro, un grupo de, varios, varias',
    5: 'cinco, muchos, muchas, un montón de, una bandada de, un rebaño de',
    6: 'seis, media docena de',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    11: 'once',
    12: 'doce, una docena de, docena de',
  },
  looks: {
    size: {
      big: 'grande, gran, enorme, gigante, gigantesco, inmenso, alto, muy grande, grandote',
      small: 'pequeño, pequeñito, chiquito, diminuto, muy pequeño, muy pequeña, chico, mini',
    },
    mood: {
      happy:
        'sonriente, feliz, felices, alegre, contento, con una sonrisa, con cara sonriente, con cara feliz',
      sad: 'triste, solitario, con cara triste',
      angry: 'enfadado, enojado, furioso, gruñón, gruñona',
      sleepy: 'cansado, soñoliento, somnoliento',
      scared:
        'asustado, miedoso, asustado de, asustado por, asustada de, miedo de, miedo a, con miedo a, con miedo de, preocupado, nervioso, con miedo, aterrado',
    },
    pattern: {
      striped: 'rayado, a rayas, de rayas, con rayas',
      spotted: 'manchado, con manchas, a lunares, de lunares, con lunares, moteado',
      checked: 'a cuadros, de cuadros, con cuadros',
    },
    order: {
      row: 'alineados, alineadas, uno tras otro, una tras otra, una hilera de, hilera de, en filas, en fila, en línea, fila de, una fila de, en hilera',
      cycle: 'ciclo de vida de, ciclo de vida, vida de',
      ring: 'un círculo de, círculo de, en un círculo, en círculos, en un corro, un corro de, corro de, en rueda, en círculo, en corro, en ronda',
      pile: 'apilado, montón de, pila de, una pila de, un montón de cosas, en un montón',
      portrait: 'foto de grupo de, posando para una foto',
      'side-by-side':
        'lado a lado, codo con codo, uno junto al otro, una junto a la otra, una al lado de la otra, uno al lado del otro, juntos, juntas',
    },
    turned: { 'upside-down': 'boca abajo, cabeza abajo, de cabeza, patas arriba' },
    young: 'bebé, joven, cría de',
  },
  youngNames:
    'patito, gatito, cachorro, perrito, potro, ternero, cordero, lechón, osezno, pollito, cabrito, cervatillo, conejito, bebé, cría, cachorrito, osito',
  parents: 'madre, mamá, padre, papá',
  parts:
    'oreja, ojo, nariz, boca, lomo, pecho, tejado, mejilla, cola, cabeza, cara, pierna, brazo, mano, pie, pata, cuerpo, espalda, barriga, cuello, rodilla, codo, dedo, labio, pelo, pluma, pico, ala, aleta, garra, bigotes, trompa, cuerno, crin, melena, pétalo, tallo, raíz, rueda, ventana, puerta, techo, vela, lengua, diente, hocico, bolsillo, botón',
  hands: 'mano, manos, pata, patas',
  bearers: { 'on-lap': 'regazo', 'on-shoulders': 'hombro' },
  features: 'barba, bigote, peca, trenza, coleta, pelo largo, pelo rizado, armadura',
  request: {
    openings:
      'dibuja, dibujame, dibujanos, hazme, pintame, puedes, podrias, puede, podria, me puedes, me podrias, quiero, quiero que, quisiera, queremos, quisieramos, me gustaria, nos gustaria, necesito, hola, por favor',
    verbs:
      'dibujar, ver, dibujarme, dibujarnos, dibujes, dibuja, dibujame, hacer, hacerme, hagas, haz, hazme, crear, crea, pintar, pintarme, pintame',
    rest: 'por favor, me, nos',
  },
  self: { joined: 'yo', first: 'yo', as: 'nino' },
  remarks:
    'muy, para niños, para mi clase, para primer grado, para el colegio, lindo, bonito, rojo, azul, verde, amarillo, bello, hermoso, viejo, blanco, negro, rosado, rosa, morado, naranja, marrón, gris, dorado, plateado, nuevo, tierno, adorable, gracioso, divertido, mágico, valiente, rápido, lento, fuerte, suave, peludo, esponjoso, dulce, rico, delicioso, antiguo, moderno, colorido, de colores, precioso, bueno, malo, amable, curioso, travieso, listo, tímido, salvaje, real, brillante, frío, caliente, fresco, hambriento, de madera, de piedra, de oro, felizmente, rápidamente, tranquilo, tranquilamente, bien, lejos, mejor, cómodo, elegante, brillando, brilla, brillan, suelo, en el suelo, piso, simpático, juguetón, juguetona, encantado, encantador, feo, loco, sabio, perdido, otro',
  styles: {
    simple: 'sencillo, fácil, simple',
    detailed: 'detallado, con muchos detalles, para adultos',
    mandala: 'mandala, mandala de, un mandala de, con patrones',
    toddler: 'para niños pequeños, para bebés',
  },
  weather: {
    sun: 'soleado, puesta de sol, amanecer, atardecer, día soleado, al atardecer, al sol',
    rain: 'lluvia, bajo la lluvia, lluvioso, llueve, lloviendo, está lloviendo',
    wind: 'ventoso, con viento, día de viento, con mucho viento, en un día de viento',
    snow: 'nevando, nieva, nevado, está nevando',
    stars: 'bajo las estrellas, cielo estrellado, estrellado',
    moon: 'a la luz de la luna, bajo la luna',
    clouds: 'nublado',
  },
  modifiers: 'bebé',
};
