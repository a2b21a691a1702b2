import { readColor } from '@lineleaf/press';
import type { Language } from './language.ts';

/** What people call colors: a typical one of each, and its names. */
const COLORS: readonly {
  color: readonly [number, number, number];
  names: Readonly<Record<Language, string>>;
}[] = [
  { color: [220, 40, 40], names: { en: 'red', es: 'rojo', fr: 'rouge', de: 'Rot' } },
  { color: [140, 25, 35], names: { en: 'dark red', es: 'granate', fr: 'rouge foncé', de: 'Dunkelrot' } },
  { color: [245, 140, 35], names: { en: 'orange', es: 'naranja', fr: 'orange', de: 'Orange' } },
  { color: [250, 205, 50], names: { en: 'yellow', es: 'amarillo', fr: 'jaune', de: 'Gelb' } },
  {
    color: [250, 235, 160],
    names: { en: 'light yellow', es: 'amarillo claro', fr: 'jaune clair', de: 'Hellgelb' },
  },
  { color: [250, 215, 180], names: { en: 'peach', es: 'melocotón', fr: 'pêche', de: 'Pfirsich' } },
  {
    color: [150, 205, 90],
    names: { en: 'light green', es: 'verde claro', fr: 'vert clair', de: 'Hellgrün' },
  },
  { color: [60, 150, 70], names: { en: 'green', es: 'verde', fr: 'vert', de: 'Grün' } },
  {
    color: [25, 85, 50],
    names: { en: 'dark green', es: 'verde oscuro', fr: 'vert foncé', de: 'Dunkelgrün' },
  },
  { color: [50, 180, 180], names: { en: 'turquoise', es: 'turquesa', fr: 'turquoise', de: 'Türkis' } },
  { color: [140, 205, 245], names: { en: 'light blue', es: 'azul claro', fr: 'bleu clair', de: 'Hellblau' } },
  { color: [45, 110, 210], names: { en: 'blue', es: 'azul', fr: 'bleu', de: 'Blau' } },
  { color: [30, 50, 110], names: { en: 'dark blue', es: 'azul oscuro', fr: 'bleu foncé', de: 'Dunkelblau' } },
  { color: [140, 70, 180], names: { en: 'purple', es: 'morado', fr: 'violet', de: 'Lila' } },
  { color: [245, 150, 190], names: { en: 'pink', es: 'rosa', fr: 'rose', de: 'Rosa' } },
  {
    color: [205, 150, 95],
    names: { en: 'light brown', es: 'marrón claro', fr: 'marron clair', de: 'Hellbraun' },
  },
  { color: [125, 75, 45], names: { en: 'brown', es: 'marrón', fr: 'marron', de: 'Braun' } },
  { color: [205, 210, 215], names: { en: 'light gray', es: 'gris claro', fr: 'gris clair', de: 'Hellgrau' } },
  { color: [125, 130, 135], names: { en: 'gray', es: 'gris', fr: 'gris', de: 'Grau' } },
  { color: [40, 40, 45], names: { en: 'black', es: 'negro', fr: 'noir', de: 'Schwarz' } },
  { color: [255, 255, 255], names: { en: 'white', es: 'blanco', fr: 'blanc', de: 'Weiß' } },
];

/** The name of the nearest color that people have a word for. `color` is #rrggbb. */
export function colorName(color: string, language: Language): string {
  const rgb = readColor(color);
  const distance = (other: readonly number[]) =>
    other.reduce(
      (sum, value, channel) => sum + (WEIGHTS[channel] ?? 1) * (value - (rgb[channel] ?? 0)) ** 2,
      0,
    );
  const nearest = COLORS.reduce((best, one) => (distance(one.color) < distance(best.color) ? one : best));
  return nearest.names[language];
}

/** The eye tells greens apart best. */
const WEIGHTS: Readonly<Record<number, number>> = { 0: 3, 1: 4, 2: 2 };
