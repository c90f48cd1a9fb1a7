import { coordinateGrid, flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'A leaf at work',
      text: 'I draw a plant with roots, a stem and one large leaf. Let us follow two substances into the leaf. The first is water. The roots take it up from the soil, and it rises through the stem. The second is a gas: carbon dioxide from the air. It enters the leaf through tiny pores on its underside, the stomata. Inside the leaf cells are green grains, the chloroplasts. They contain chlorophyll, the green pigment. Chlorophyll takes up the energy of light. With this energy the plant does something that we cannot do: it turns carbon dioxide and water into glucose, a sugar. Oxygen is left over, and it leaves through the stomata. We write it in one line: carbon dioxide + water → glucose + oxygen. Above the arrow stand “light” and “chlorophyll”. Why above the arrow and not in front of it? Because they are needed, but they are not used up as building material. Light is not a substance, it is energy. That is why a leaf is broad and thin: it catches much light, and gases reach every cell. The plant does all this for itself. Glucose is its food. The oxygen that we breathe is what it has left over.',
      analogy:
        'Think of a bakery. Flour and water go in, bread comes out, and steam leaves through the chimney. Without the heat of the oven nothing happens, but nobody eats the heat. In the leaf, carbon dioxide and water are the ingredients, glucose is the bread, oxygen is the steam, and light heats the oven. In one respect it differs: a bakery sells its bread. A plant eats its own, and stores what it does not need at once as starch.',
      blocks: [
        flow('From the substances that enter the leaf to those that are made.', [
          'water from the roots',
          'carbon dioxide through the stomata',
          'light energy in the chloroplasts',
          'glucose and oxygen',
        ]),
      ],
    },
    {
      title: 'Growing by day, breathing all the time',
      text: 'A famous question: what is a tree made of? Many people say: of soil. Then a forest would stand in a deep hole. A researcher tried it out. He planted a small willow in a pot of dried and weighed soil, and for five years he gave it nothing but water. The tree gained 74 kg. The soil lost 57 g, less than a bar of chocolate. So the wood did not come from the soil. He thought of water, and that is half of the answer. The other half he could not see: carbon dioxide from the air. From glucose the plant makes starch, oil and wood. The soil gives only small amounts of minerals. Now think of the night. Without light there is no photosynthesis. Does the plant stop living? No. Like every living thing it respires: it uses oxygen and sugar to get energy, and gives off carbon dioxide. It does so at night and in the daytime too. In bright light we simply don’t notice it, because photosynthesis gives off much more oxygen than respiration uses. In the dark only respiration remains. So a plant does two things: photosynthesis in the light, respiration always.',
      analogy:
        'Think of a shop that is open only in daylight, while its lamps and heating use electricity day and night. During opening hours it earns more than it spends, so it grows. At night it only spends. A plant earns glucose in the light and spends some of it all the time. The comparison has a weak point: a shop can be closed for a month and open again, but a plant without light uses up its stores and dies.',
      blocks: [
        table(
          ['', 'in the light', 'in the dark'],
          [
            ['photosynthesis', 'yes', 'no'],
            ['respiration', 'yes', 'yes'],
            ['gas given off in all', 'oxygen', 'carbon dioxide'],
          ],
        ),
      ],
    },
  ],
  worked: [
    {
      title: 'Reading a day in a greenhouse',
      problem:
        'A closed greenhouse is full of tomato plants. The graph shows the carbon dioxide in its air. What happens between 6 and 15 o’clock, and what after that?',
      steps: [
        'I read the first value: 400 ppm (parts in a million) at 6 o’clock, before sunrise.',
        'Until 15 o’clock the curve falls to 280. So carbon dioxide disappears from the air.',
        'The plants take it in: in the light, photosynthesis uses more than respiration gives off.',
        'After that the curve rises to 380 at 24 o’clock. In the evening only respiration is left.',
      ],
      answer: 'By day the plants take in carbon dioxide, in the evening and at night they give it off.',
      blocks: [
        coordinateGrid(
          'A curve of carbon dioxide over a day: 400 at 6, 340 at 9, 290 at 12, 280 at 15, 320 at 18, 380 at 24 o’clock.',
          [
            [6, 24, 3, 'o’clock'],
            [250, 450, 50, 'carbon dioxide in ppm'],
          ],
          [],
          [
            [
              'in the greenhouse',
              [
                [6, 400],
                [9, 340],
                [12, 290],
                [15, 280],
                [18, 320],
                [24, 380],
              ],
            ],
          ],
        ),
      ],
    },
    {
      title: 'Weighing the willow',
      problem: 'The willow gained 74 kg, the soil lost 57 g. Could the tree be made of soil?',
      steps: [
        'I write both in the same unit: 57 g is 0.057 kg.',
        'I compare: 74 kg is more than a thousand times as much as 0.057 kg.',
        'What is missing must come from elsewhere: water, which he gave, and carbon dioxide from the air.',
      ],
      answer: 'No. The soil can only have given a tiny part of the mass.',
    },
  ],
  faded: {
    problem:
      'A bean plant stands under a glass dome with a candle-sized lamp. Predict how the oxygen under the dome changes with the lamp on, and with it off.',
    steps: [
      ['Lamp on: photosynthesis and respiration both take place.', 'shown'],
      ['Photosynthesis gives off more oxygen than respiration uses, so the oxygen increases.', 'hidden'],
      ['Lamp off: photosynthesis stops, respiration goes on.', 'hidden'],
      ['Respiration uses oxygen, so the oxygen decreases.', 'hidden'],
    ],
    answer: 'With the lamp on, the oxygen increases; with it off, it decreases.',
  },
}
