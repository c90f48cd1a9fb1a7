import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'food-from-soil',
    wrong: 'Plants get their food from the soil through the roots.',
    right:
      'They make their food in the leaves from carbon dioxide and water; the soil gives water and a few minerals.',
    probe: 'A gardener says: “Fertiliser is plant food.” Where does a tomato get the stuff it is made of?',
    wrongAnswer: 'From the earth and the fertiliser; the roots eat it.',
    reply: 'Then the pot should be empty when the tomato is grown. What did the weighing of the willow show?',
    extra: {
      prompt:
        'Cress grows on wet cotton wool without any soil. Where do its leaves and stems come from? Write three sentences.',
      objective: 2,
      lines: 4,
      minutes: 5,
      answer:
        'The first leaves grow from the stores of the seed. Then the cress makes glucose from water in the wool and carbon dioxide in the air. It builds its leaves and stems from that; soil is not needed for it.',
      points: ['names water', 'names carbon dioxide', 'says that soil is not the source'],
    },
    groupWork:
      'Draw the path of each substance for {extra} in its own colour. Then do {core} and ask of every kilogram: from where?',
  },
  {
    key: 'breathes-at-night',
    wrong: 'Plants breathe only at night; by day they do photosynthesis instead.',
    right: 'Respiration goes on day and night. In the light, photosynthesis comes on top of it.',
    probe: 'At noon, in bright sun: does a sunflower use oxygen?',
    wrongAnswer: 'No, it gives oxygen off; it only uses it at night.',
    reply:
      'What does every living cell need at every moment? Could the roots, which have no light, live without it?',
    extra: {
      prompt: 'Fill in yes or no. Explain the row of the roots.',
      blocks: [
        table(
          ['part of the plant at noon', 'photosynthesis', 'respiration'],
          [
            ['green leaf', '…', '…'],
            ['root in the ground', '…', '…'],
            ['white flower petal', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 5,
      answer:
        'Leaf: yes, yes. Root: no, yes. Petal: no, yes. Roots have no chlorophyll and no light, but they live and therefore respire.',
      points: ['respiration everywhere', 'photosynthesis only in the leaf', 'a reason for the roots'],
    },
    groupWork:
      'Lay two rows of cards for {extra}, one for each process, over a day of 24 hours. Then go on with {core}.',
  },
  {
    key: 'light-is-matter',
    wrong: 'Plants are built from sunlight; the light turns into plant.',
    right: 'Light is energy. The building material is carbon dioxide and water.',
    probe: 'If I shine a very strong lamp on a leaf in a space without carbon dioxide, will it make sugar?',
    wrongAnswer: 'Yes, because it gets a lot of light.',
    reply: 'Can a baker bake with a hot oven and no flour? What is missing for the leaf?',
    extra: {
      prompt:
        'Sort into two lists, “ingredient” and “needed, but not an ingredient”: water, light, carbon dioxide, chlorophyll.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer: 'Ingredients: water and carbon dioxide. Needed, but not ingredients: light and chlorophyll.',
      points: ['two right ingredients', 'light is not an ingredient'],
    },
    groupWork:
      'Tell each other the bakery with your own words before {extra}. In {core}, put a flame beside everything that is energy.',
  },
  {
    key: 'only-oxygen',
    wrong: 'Plants do photosynthesis to give us oxygen.',
    right: 'They do it to get glucose. Oxygen is what is left over.',
    probe: 'Before there were animals, did green plants do photosynthesis? What for?',
    wrongAnswer: 'No, because nobody needed the oxygen.',
    reply: 'What would a plant live on without it? Which of the two products stays in the plant?',
    extra: {
      prompt:
        'What happens to each product of photosynthesis? Complete “The glucose …” and “The oxygen …”, and say which of the two the plant depends on.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer:
        'The glucose stays in the plant: it gives energy, and starch and wood are made from it. The oxygen mostly leaves through the stomata. The plant lives on the glucose.',
      points: ['use of the glucose', 'the oxygen leaves', 'names the glucose'],
    },
    groupWork: 'Write a diary of the plant for {extra}: what do I keep, what do I let go? Then do {core}.',
  },
]
