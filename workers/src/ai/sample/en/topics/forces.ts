import type { TopicBank } from '../../content.ts'

export const forces: TopicBank = {
  exercise: 'forces',
  idea: 'Forces change motion or shape; where they balance, a body stays at rest or goes on moving steadily.',
  prior: ['Pushing, pulling and measuring with a spring.', 'The difference between mass and volume.'],
  terms: [
    ['force', 'A push or pull with strength and direction; measured in newtons (N).'],
    ['weight', 'The force with which gravity pulls a body.'],
    ['mass', 'How much matter a body has, the same on Earth and Moon; in kilograms.'],
    ['resultant', 'The one force that has the same effect as all forces together.'],
    ['friction', 'The force between surfaces that slide or are about to slide.'],
  ],
  errors: [
    [
      'A moving body needs a force that keeps it moving.',
      'On ice a puck glides on. A force is needed to change motion; friction is what usually stops it.',
    ],
    [
      'Mass and weight are the same.',
      'On the Moon the mass of an astronaut is the same, the weight about a sixth.',
    ],
  ],
  task: 'Pull a wooden block with a newton meter over table, paper, sandpaper and pencils used as rollers. Record the force each time and draw the arrows on a sketch.',
  aims: [
    ['apply', 'Calculate the weight of a body from its mass.'],
    ['analyse', 'Distinguish balanced and unbalanced forces in photographs of moving things.'],
    ['create', 'Design an experiment that shows what friction depends on.'],
  ],
  materials: [
    'newton meters',
    'wooden blocks and sheets of sandpaper',
    'photographs of people and things in motion',
  ],
  quiz: [
    [
      'A lamp hangs still from the ceiling. What can be said of the forces on it?',
      'They balance: the cord pulls up as strongly as gravity pulls down.',
    ],
    ['In which unit is force measured?', 'In newtons (N).'],
  ],
  homework:
    'Find three situations at home in which friction helps and three in which it is a nuisance. Draw the force arrows for one of each.',
}
