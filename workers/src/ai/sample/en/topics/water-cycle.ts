import type { TopicBank } from '../../content.ts'

export const waterCycle: TopicBank = {
  idea: 'The same water goes round and round: the sun lifts it, cold air lets it fall, and the ground leads it back.',
  prior: ['Ice, water and vapour as three states.', 'Reading a thermometer.'],
  terms: [
    ['evaporation', 'Liquid water becomes vapour, at any temperature.'],
    ['condensation', 'Vapour becomes drops where it cools.'],
    ['precipitation', 'Water that falls: rain, snow or hail.'],
    ['run-off', 'Water that flows over the ground into rivers.'],
    ['groundwater', 'Water that has seeped into the ground and is held there.'],
  ],
  errors: [
    [
      'Clouds are made of water vapour.',
      'Vapour cannot be seen. A cloud is countless small drops or ice crystals.',
    ],
    ['Water evaporates only when it boils.', 'A puddle dries on a cool day: evaporation needs no boiling.'],
  ],
  model:
    'A bowl of warm water under film, with ice on top and a cup in the middle. After ten minutes drops hang under the ice and fall into the cup. Name each station: warm water is the sea, the film is the cold air, the cup is the lake.',
  task: 'Build the cycle in a jar with warm water, film and ice. Draw it three times, at the start, after five and after ten minutes, and write the four terms where they belong.',
  aims: [
    ['apply', 'Draw the water cycle and label each passage.'],
    ['analyse', 'Trace a drop of water from the sea back to the sea on two different ways.'],
    ['evaluate', 'Judge how paving a meadow changes run-off and groundwater, and justify it.'],
  ],
  materials: [
    'jars, film, ice and warm water',
    'a cold mirror to breathe on',
    'a map with the nearest river',
  ],
  quiz: [
    ['What drives the water cycle?', 'The energy of the sun, and gravity.'],
    ['What happens to vapour when it cools?', 'It condenses into drops.'],
    ['Name three kinds of precipitation.', 'Rain, snow and hail.'],
    ['Why does the mirror in the bathroom mist over?', 'Vapour condenses on the cold glass.'],
    [
      'Where does rain go that does not run off?',
      'It evaporates, is taken up by plants or becomes groundwater.',
    ],
  ],
  homework:
    'Mark the edge of a saucer of water with a pen every evening for three days. Explain in three sentences where the water went.',
}
