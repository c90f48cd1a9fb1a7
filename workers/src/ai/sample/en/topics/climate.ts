import type { TopicBank } from '../../content.ts'

export const climate: TopicBank = {
  idea: 'Weather is what happens today, climate is what usually happens; it depends on latitude, height, sea and wind, and people now change it.',
  prior: ['Latitude, equator and poles on a globe.', 'Reading a graph with two scales.'],
  terms: [
    ['weather', 'State of the air at one place and moment.'],
    ['climate', 'Average weather of a place over thirty years or so.'],
    ['climate graph', 'Bars for rainfall and a line for temperature over twelve months.'],
    ['greenhouse effect', 'Some gases keep back part of the heat that the ground gives off.'],
    ['latitude', 'How far a place lies north or south of the equator.'],
  ],
  errors: [
    [
      'A cold winter proves that the climate is not warming.',
      'One winter is weather. Climate shows in decades of measurements.',
    ],
    [
      'It is warm in summer because the Earth is nearer to the sun.',
      'Then both halves of the Earth would have summer together. The height of the sun decides.',
    ],
  ],
  model:
    'A climate graph of Athens: read the wettest month, the driest one and the warmest, then say in two sentences: hot, dry summers; mild, rainy winters. Which plants, which houses, which holidays fit?',
  task: 'Each group gets a climate graph without a name. Describe it, find the hemisphere and the zone, and place it on the map; then defend your choice against another group.',
  aims: [
    ['apply', 'Draw a climate graph from a table of values.'],
    ['analyse', 'Compare two climate graphs and find reasons for the difference.'],
    ['evaluate', 'Assess three measures against warming by effect, cost and fairness.'],
  ],
  materials: ['six climate graphs without names', 'atlases or a world map', 'a globe and a torch'],
  quiz: [
    [
      'What is the difference between weather and climate?',
      'Weather is now, climate is the average over decades.',
    ],
    [
      'Why is it cooler on a mountain than in the valley?',
      'Temperature falls with height, by about 6 °C for each 1,000 m.',
    ],
    ['Name two greenhouse gases.', 'For example carbon dioxide and methane.'],
    ['Why do coasts have milder winters than inland places?', 'The sea gives off its stored heat slowly.'],
    ['Which months are the summer in the southern hemisphere?', 'December to February.'],
  ],
  homework:
    'Note temperature and sky at the same hour for four days. Write why these four days are not yet a climate.',
}
