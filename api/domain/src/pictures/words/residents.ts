import type { BackdropName } from './concept-group.ts'

/** The things that a scene shows if the prompt names only the place; English names from the word lists. */
export const residents: Record<BackdropName, string> = {
  meadow: 'trees, rabbits, butterflies',
  farm: 'cows, sheep, roosters, tractors',
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

/** The animals that a scene shows if the prompt requests those of a place. */
export const residentAnimals: Partial<Record<BackdropName, string>> = {
  farm: 'cows, sheep, roosters, horses, ducks',
  forest: 'deer, foxes, hedgehogs, owls',
  savanna: 'lions, elephants, giraffes, zebras',
  desert: 'camels, scorpions, snakes',
  snow: 'penguins, polar bears, seals',
  sea: 'fish, dolphins, octopuses, crabs',
  underwater: 'fish, dolphins, octopuses, crabs',
  meadow: 'rabbits, hedgehogs, butterflies, birds',
  mountains: 'goats, wolves, eagles',
}

/** The animals that a scene shows if the prompt requests animals without a place. */
export const anyAnimals = 'rabbits, cats, foxes, elephants, birds'
