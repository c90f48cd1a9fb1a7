import { coordinateGrid, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'A water plant stands in front of a lamp. The table shows how many gas bubbles rise from it in a minute. a) Enter the values in the grid. b) Write “the …, the …” as a sentence. c) What could the bubbles be, and what has the lamp to do with it? Write a guess.',
      hint: 'For b): the farther away the lamp, …',
      blocks: [
        table(
          ['distance of the lamp in cm', '5', '10', '20', '40'],
          [['bubbles in a minute', '48', '36', '15', '4']],
        ),
        coordinateGrid(
          'An empty grid: distance from 0 to 50 cm, bubbles from 0 to 60.',
          [
            [0, 50, 10, 'distance in cm'],
            [0, 60, 10, 'bubbles in a minute'],
          ],
          [],
        ),
      ],
      objective: 4,
      lines: 4,
      minutes: 10,
      answer:
        'b) The farther away the lamp, the fewer bubbles rise. c) A guess is enough: a gas that the plant gives off when it gets light. The explanation will say that it is oxygen.',
      points: [
        'four points in the right places',
        'a sentence with both quantities',
        'a guess that mentions light',
      ],
    },
  ],
  guided: [
    {
      prompt: 'Complete the table about the leaf in the light.',
      hint: 'Two substances go in, one goes out, one stays.',
      blocks: [
        table(
          ['substance', 'in, out or stays', 'through which part'],
          [
            ['water', '…', '…'],
            ['carbon dioxide', '…', '…'],
            ['oxygen', '…', '…'],
            ['glucose', '…', 'it is used and stored'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer: 'Water: in, roots and stem. Carbon dioxide: in, stomata. Oxygen: out, stomata. Glucose: stays.',
      points: ['the directions', 'the parts of the plant'],
    },
    {
      prompt:
        'Write the word equation with all five words and mark in colour what is energy: light, oxygen, water, carbon dioxide, glucose.',
      hint: 'Begin with: carbon dioxide + …',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer: 'Carbon dioxide + water → glucose + oxygen, with “light” above the arrow. Light is marked.',
      points: ['both sides are right', 'light above the arrow', 'only light is marked as energy'],
    },
    {
      prompt:
        'It is eight o’clock on a winter evening. Write down what a spruce in the forest takes in and gives off now, and why.',
      hint: 'Which of the two processes needs light?',
      objective: 3,
      lines: 3,
      minutes: 5,
      answer:
        'It takes in oxygen and gives off carbon dioxide, because only respiration takes place in the dark.',
      points: ['both gases', 'names respiration', 'gives the dark as the reason'],
    },
  ],
  independent: [
    {
      prompt:
        'Why is it an advantage for a leaf to be broad and thin, with pores on its underside? Give two reasons.',
      hint: 'Think of light, and of the way of the gases.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'A broad leaf catches much light. In a thin leaf carbon dioxide reaches all cells quickly through the stomata, and oxygen gets out.',
      points: ['light', 'gases'],
    },
    {
      prompt:
        'Half of a leaf was covered with foil for two days in the sun. Then the leaf was tested with iodine, which turns starch blue-black. The uncovered half turned blue-black, the covered half did not. Explain.',
      hint: 'Starch is made from glucose. What did the covered half lack?',
      objective: 2,
      lines: 5,
      minutes: 6,
      answer:
        'Only the uncovered half got light. There the leaf made glucose by photosynthesis and stored it as starch. Without light no glucose was made, so there is no starch to turn blue-black.',
      points: [
        'light as the difference',
        'glucose becomes starch',
        'concludes that photosynthesis needs light',
      ],
    },
    {
      prompt:
        'Radish seeds of 1.5 g (dry) were sown in two dishes. After ten days the dry seedlings were weighed. a) How much has the mass changed in each dish? b) Explain both changes.',
      hint: 'Which process makes substances, which one uses them up?',
      blocks: [
        table(
          ['dish', 'dry mass at the start', 'dry mass after ten days'],
          [
            ['in the light', '1.5 g', '1.9 g'],
            ['in the dark', '1.5 g', '1.1 g'],
          ],
        ),
      ],
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'a) In the light $1.9 − 1.5 = 0.4$, so 0.4 g more; in the dark $1.5 − 1.1 = 0.4$, so 0.4 g less. b) In the light photosynthesis makes more than respiration uses. In the dark only respiration takes place and uses up the stores of the seeds.',
      points: ['both differences with direction', 'photosynthesis for the gain', 'respiration for the loss'],
    },
    {
      prompt:
        'Correct the sentence that is wrong, and say why the others are right: A. Roots respire. B. Fertiliser is the food of plants. C. The oxygen of photosynthesis leaves through the stomata.',
      hint: 'Only one is wrong.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'B is wrong: the food is glucose, made in the leaf; fertiliser gives minerals. A: roots are alive, so they respire. C: the stomata are the pores for gases.',
      points: ['finds B and corrects it', 'why roots respire', 'what stomata are'],
    },
  ],
  deepen: [
    {
      prompt:
        'Plan a fair test: does a water plant give off more bubbles with more carbon dioxide in the water? Write what you change, what you measure and what must stay the same.',
      hint: 'Only one thing may differ between two measurements.',
      objective: 4,
      lines: 6,
      minutes: 9,
      answer:
        'Changed: the amount of carbon dioxide, for example with more sparkling water. Measured: bubbles in a minute. The same: plant, lamp and its distance, temperature, time to get used to the light.',
      points: ['one thing is changed', 'a quantity is measured', 'at least three things stay the same'],
    },
    {
      prompt: 'Explain in three or four steps how the energy of sunlight gets into a slice of cheese.',
      hint: 'Who eats what? Begin with the grass.',
      objective: 3,
      lines: 5,
      minutes: 7,
      answer:
        'Grass takes up light energy and stores it in glucose. A cow eats the grass and uses its substances for milk. Cheese is made from the milk, so it contains energy that came from the sun.',
      points: [
        'photosynthesis at the beginning',
        'the chain in the right order',
        'speaks of energy, not of light in the cheese',
      ],
    },
  ],
  experts: [
    {
      prompt:
        'Study the part of your group with the text of the explanation and prepare a drawing with labels.',
      hint: 'Use at least two of the key words in your labels.',
      blocks: [
        table(
          ['group', 'question', 'must appear in the drawing'],
          [
            ['A', 'How do water and carbon dioxide get to the leaf cells?', 'roots, stem, stomata'],
            ['B', 'What happens in the chloroplasts?', 'chlorophyll, light, glucose'],
            ['C', 'What becomes of the products by day and at night?', 'oxygen, starch, respiration'],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 12,
      answer:
        'A: water through roots and stem, carbon dioxide through the stomata. B: chlorophyll takes up light energy; carbon dioxide and water become glucose and oxygen. C: oxygen leaves; glucose is used in respiration day and night and stored as starch.',
      points: ['correct labels', 'the words of the last column', 'can be explained without the text'],
    },
  ],
  make: [
    {
      prompt:
        'Make a poster “24 hours in the life of a leaf”. The left half shows day, the right half night. Each half has arrows for the gases and one sentence; below them are the word equation and one popular mistake with its correction.',
      hint: 'Decide for each half: which process, which gas in, which gas out?',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Day: photosynthesis and respiration; in all, carbon dioxide in and oxygen out. Night: respiration; oxygen in and carbon dioxide out. A mistake: “plants eat soil”; right is that they make glucose from carbon dioxide and water.',
      points: ['arrows of the day', 'arrows of the night', 'word equation', 'mistake with correction'],
    },
  ],
}
