import type { TopicBank } from '../../content.ts'

export const ecosystems: TopicBank = {
  idea: 'Living things in a place depend on each other: energy passes from one to the next, and a change in one place is felt in many.',
  prior: ['What plants and animals need to live.', 'Plant eaters, meat eaters, eaters of everything.'],
  terms: [
    ['producer', 'A living thing that makes its own food, mostly a plant.'],
    ['consumer', 'A living thing that eats others.'],
    ['decomposer', 'A living thing, such as a fungus, that breaks down dead matter.'],
    ['food web', 'All the food chains of a place and how they are connected.'],
    ['habitat', 'The place where a living thing finds what it needs.'],
  ],
  errors: [
    [
      'The arrow in a food chain points to what is eaten.',
      'It points the way of the energy: from the grass to the rabbit.',
    ],
    [
      'If the fox disappears, only the rabbits notice.',
      'More rabbits, less grass, fewer insects, fewer birds: the whole web moves.',
    ],
  ],
  model:
    'Grass → grasshopper → frog → heron. Remove the frog: what happens first to the grasshoppers, then to the grass, then to the heron? Write the answer as three arrows up or down.',
  task: 'Mark one square metre of the school ground. List everything living in it and every trace of life, sort it into producers, consumers and decomposers, and draw the food web.',
  aims: [
    ['apply', 'Draw a food web with at least eight members and arrows in the right direction.'],
    ['analyse', 'Trace the effects through a web when one member disappears.'],
    ['evaluate', 'Judge a plan for a pond or hedge at school by what it does for three species.'],
  ],
  materials: [
    'string and pegs for a square metre',
    'identification cards and magnifying glasses',
    'wool and name cards for a living food web',
  ],
  quiz: [
    ['What stands at the beginning of nearly every food chain?', 'A producer, mostly a plant.'],
    ['What do decomposers do?', 'They break down dead matter, so that minerals return to the soil.'],
    [
      'In which direction do the arrows of a food chain point?',
      'From the eaten to the eater, as the energy goes.',
    ],
    [
      'Why are there fewer foxes than rabbits?',
      'Most of the energy is lost at each step, so fewer can live from it.',
    ],
    ['What is a habitat?', 'The place where a living thing finds food, water, shelter and room.'],
  ],
  homework: 'Write down what was in one of your meals and draw its food chains back to the producers.',
}
