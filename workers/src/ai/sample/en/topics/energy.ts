import type { TopicBank } from '../../content.ts'

export const energy: TopicBank = {
  exercise: 'energy',
  idea: 'Energy is neither made nor lost, it changes form and place; what we call consumption is energy that ends up where it is of no more use.',
  prior: ['Examples of heat, light and movement.', 'Reading a label with a power in watts.'],
  terms: [
    ['energy', 'What is needed to heat, lift, move or light something; measured in joules (J).'],
    ['power', 'Energy transferred each second; measured in watts (W).'],
    ['transfer', 'The passing of energy from one form or place to another.'],
    ['efficiency', 'The useful part of the energy put in.'],
    ['renewable source', 'A source that is not used up within human times, such as wind or sun.'],
  ],
  errors: [
    [
      'Energy is used up and then gone.',
      'Feel the lamp, the brake, the engine: it has become heat in the surroundings.',
    ],
    [
      'Power and energy are two words for the same thing.',
      'A kettle has more power than a fridge, but in a week the fridge transfers more energy: time counts.',
    ],
  ],
  task: 'Follow the energy in four devices (torch, wind-up toy, hairdryer, solar calculator). Draw a chain of boxes and arrows for each, and mark where heat escapes.',
  aims: [
    ['apply', 'Calculate the energy a device transfers from its power and time.'],
    ['analyse', 'Trace the energy through a device and distinguish useful from wasted transfers.'],
    ['evaluate', 'Assess three ways of saving energy at school and justify a ranking.'],
  ],
  materials: [
    'torch, wind-up toy, hairdryer, solar calculator',
    'labels of household devices',
    'cards with forms of energy and arrows',
  ],
  quiz: [
    ['Into which forms does a lamp change electrical energy?', 'Into light and heat.'],
    ['Name two renewable and two non-renewable sources.', 'For example wind and sun; coal and natural gas.'],
  ],
  homework:
    'Choose three devices at home. Note power and minutes used in a day, calculate the energy, and propose one saving that nobody would notice.',
}
