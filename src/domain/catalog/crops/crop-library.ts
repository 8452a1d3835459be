import { libraryCrop, type LibraryCrop } from './library-crop.ts';

/**
 * Forty common crops by name: days, hours, grams and ounces from least to most, then the usual; where they are from.
 * "Germin." are days of germination, "dark" days of blackout after it. Nothing: weighted, sown dry, no blackout, and a
 * yield from common practice.
 */
const TABLE = [
  // crop             | mode    | days     | soak h  | germin. | dark  | seed g      | ounces   | from | yield from
  'Amaranth         |         | 8-14 12  |         | 2-4 3   | 1-2 1 | 15-28 15    | 2.5-4 3  | bootstrap airi | yields',
  'Arugula          | COVERED | 6-12 9   |         | 1-3 2   | 0-3 1 | 10-28 12    | 4-8 6    | bootstrap usu airi',
  'Basil            | COVERED | 8-25 16  |         | 3-4 4   | 0-3 1 | 10-28 12    | 3.5-4 4  | bootstrap usu airi | yields',
  'Beet             |         | 8-18 14  | 4-8 8   | 3-5 4   | 0-2 1 | 20-50 30    | 4-8 6    | bootstrap airi gropak',
  'Bok Choy         |         | 8-12 10  |         | 1-2 2   | 0-1 1 | 15-28 20    | 4-12 7   | airi | yields',
  'Borage           |         | 12-16 14 |         | 2-3 3   | 2-3 2 | 10-15 15    | 5-10 7   | bootstrap',
  'Broccoli         |         | 7-12 9   |         | 2-4 3   |       | 15-28 20    | 6-12 8   | bootstrap usu airi | yields',
  'Brussels Sprouts |         | 7-10 9   |         | 1-3 3   |       | 15-28 20    | 6-12 8   | bootstrap airi | yields',
  'Buckwheat        |         | 6-12 10  | 4-8 6   | 1-5 3   | 0-1 1 | 36-100 90   | 8-14 10  | bootstrap airi',
  'Cabbage          |         | 6-12 9   |         | 1-3 3   |       | 15-28 20    | 6-12 8   | bootstrap airi | yields',
  'Carrot           |         | 14-20 18 |         | 4-7 5   | 2-3 2 | 15-20 18    | 3-6 4    | bootstrap',
  'Cauliflower      |         | 7-10 9   |         | 2-3 3   |       | 15-20 18    | 6-12 8   | bootstrap | yields',
  'Celery           | COVERED | 14-20 18 |         | 4-14 7  | 0-2 0 | 15-21 18    | 3-6 4    | bootstrap airi',
  'Chervil          | COVERED | 16-20 18 |         | 2-3 3   | 1-3 2 | 12-18 15    | 3-6 4    | bootstrap',
  'Chia             | COVERED | 8-12 10  |         | 1-3 2   | 0-3 1 | 10-28 12    | 4-8 5    | bootstrap airi',
  'Chives           |         | 21-28 21 |         | 7-14 7  | 0-2 1 | 40-56 45    | 3-6 4    | airi',
  'Cilantro         |         | 15-28 20 | 0-4 2   | 7-14 8  |       | 28-56 32    | 4-8 6    | bootstrap usu airi',
  'Collards         |         | 6-10 9   |         | 2-3 3   |       | 15-20 18    | 6-12 8   | bootstrap | yields',
  'Cress            | COVERED | 8-12 9   |         | 3-4 3   | 0-1 0 | 12-28 18    | 4-8 6    | airi',
  'Dill             | COVERED | 12-20 16 |         | 4-7 5   | 0-2 1 | 12-28 15    | 3-6 4    | practice',
  'Endive           | COVERED | 8-15 12  |         | 2-3 3   | 0-1 0 | 10-28 14    | 3-6 5    | airi',
  'Fennel           | COVERED | 12-18 14 |         | 3-4 4   | 0-2 1 | 15-28 20    | 3-6 4    | airi',
  'Fenugreek        |         | 8-14 10  | 4-8 6   | 2-3 3   | 0-2 1 | 40-80 60    | 6-12 9   | practice',
  'Kale             |         | 8-12 10  |         | 1-4 3   |       | 15-28 22    | 6-12 8   | usu airi | yields sare',
  'Kohlrabi         |         | 8-12 10  |         | 2-5 3   |       | 15-28 22    | 4-12 8   | airi | yields sare',
  'Leek             |         | 12-18 14 |         | 3-12 5  | 0-2 1 | 20-28 25    | 3-6 4    | airi',
  'Lettuce          | COVERED | 10-12 11 |         | 2-3 3   | 0-1 0 | 10-28 12    | 3-6 4    | airi',
  'Mizuna           |         | 8-12 10  |         | 1-3 2   | 0-1 1 | 12-28 18    | 4-10 6   | airi | sare',
  'Mustard          |         | 8-12 9   |         | 1-3 2   | 0-1 1 | 12-28 18    | 4-10 6   | airi | sare',
  'Parsley          | COVERED | 18-30 24 |         | 7-14 10 | 0-2 0 | 12-28 18    | 3-6 4    | practice',
  'Pea Shoots       |         | 8-15 12  | 6-12 8  | 3-4 3   | 0-2 1 | 150-230 200 | 14-27 16 | usu gropak soaking | yields',
  'Popcorn Shoots   |         | 6-10 8   | 8-12 12 | 3-5 4   | 3-5 4 | 150-300 200 | 8-16 10  | practice',
  'Radish           |         | 8-12 9   |         | 1-2 2   | 0-2 2 | 42-80 42    | 6-12 11  | usu gropak | yields',
  'Red Cabbage      |         | 6-12 9   |         | 1-3 3   |       | 15-28 20    | 6-12 8   | bootstrap airi | yields sare',
  'Red Clover       |         | 6-12 9   |         | 1-3 2   | 0-1 0 | 15-28 20    | 4-8 6    | bootstrap airi',
  'Sorrel           | COVERED | 10-20 14 |         | 1-4 3   | 0-2 1 | 10-28 14    | 3-5 4    | airi',
  'Sunflower        |         | 8-15 10  | 8-12 8  | 2-3 3   | 1-3 2 | 125-200 150 | 14-27 18 | gropak soaking | yields',
  'Swiss Chard      |         | 8-14 13  | 4-8 8   | 2-5 4   | 0-2 1 | 20-90 35    | 4-8 6    | bootstrap airi gropak',
  'Tatsoi           |         | 8-12 10  |         | 2-3 2   | 0-1 1 | 15-56 25    | 4-10 6   | airi | sare',
  'Wheatgrass       |         | 8-12 9   | 8-12 8  | 2-3 3   | 0-1 0 | 200-450 350 | 12-24 16 | airi soaking',
];

/** Forty common crops, by name. Screens load the library on demand. */
export const CROP_LIBRARY: readonly LibraryCrop[] = TABLE.map(libraryCrop);

const EASY_CROPS = ['Sunflower', 'Pea Shoots', 'Radish', 'Broccoli', 'Kale', 'Arugula'];

/** The crop library for new growers: easy crops first, then by name. */
export const CROPS_EASY_FIRST: readonly LibraryCrop[] = [
  ...EASY_CROPS.flatMap((easy) => CROP_LIBRARY.filter(({ name }) => name === easy)),
  ...CROP_LIBRARY.filter(({ name }) => !EASY_CROPS.includes(name)),
];
