import type { BackdropName } from './concept-group.ts'

/** Who is seen where the words name only the place; English names from the word lists. */
export const residents: Record<BackdropName, string> = {
  meadow: 'trees, rabbits, butterflies',
  farm: 'cows, sheep, hens, tractors',
  forest: 'deer, foxes, owls',
  savanna: 'elephants, giraffes, lions',
  desert: 'camels, cacti',
  snow: 'penguins, polar bears, snowmen',
  mountains: 'goats, fir trees, eagles',
  city: 'buildings, buses, cars',
  road: 'cars, buses',
  field: 'footballs, children',
  sea: 'sailing boats, ships',
  underwater: 'fish, octopuses, turtles',
  sky: 'birds, aeroplanes',
  space: 'rockets, planets, the Earth',
  classroom: 'children, teachers',
  kitchen: 'bread, pieces of cheese, apples',
  room: 'sofas, cats, books',
  plain: 'books, pencils',
}

/** Only animals, where the words ask for animals of the place. */
export const residentAnimals: Partial<Record<BackdropName, string>> = {
  farm: 'cows, sheep, hens, horses, ducks',
  forest: 'deer, foxes, hedgehogs, owls',
  savanna: 'lions, elephants, giraffes, zebras',
  desert: 'camels, scorpions, snakes',
  snow: 'penguins, polar bears, seals',
  sea: 'fish, dolphins, octopuses, crabs',
  underwater: 'fish, dolphins, octopuses, crabs',
  meadow: 'rabbits, hedgehogs, butterflies, birds',
  mountains: 'goats, wolves, eagles',
}

/** Where no place is named. */
export const anyAnimals = 'rabbits, cats, foxes, elephants, birds'

/** What stands for a school subject when none of the words names a thing. */
export const subjectThings: Record<string, string> = {
  mathematics: 'abacuses, rulers, set squares, dice',
  physics: 'magnets, light bulbs, gears, batteries',
  chemistry: 'flasks, test tubes, atoms',
  biology: 'microscopes, plants, DNA, butterflies',
  history: 'scrolls, castles, shields, amphorae',
  geography: 'maps, compasses, mountains, the Earth',
  language: 'open books, pens, letters, notebooks',
  literature: 'open books, scrolls, theatre masks',
  'foreign-language': 'open books, the Earth, headphones',
  art: 'paint palettes, paintbrushes, crayons',
  music: 'musical notes, guitars, drums, violins',
  sport: 'footballs, basketballs, medals, running shoes',
  computing: 'computers, keyboards, robots',
  society: 'ballot boxes, scales, handshakes',
}

/** From these a few are taken when nothing at all is understood. */
export const generalThings =
  'open books, pencils, rulers, schoolbags, light bulbs, magnifying glasses, notebooks, scissors, the Earth, puzzle pieces, paint palettes, compasses'
