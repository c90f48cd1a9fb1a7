import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const photosynthesis: TopicPack = withFormulas({
  summary:
    'Students follow water and carbon dioxide into a leaf and find out what a plant builds from them, and what it does at night.',
  byModel: {
    direct:
      'You draw the way into the leaf, pairs complete it, and then everyone explains experiments in writing.',
    inquiry: 'Bubbles in front of a lamp lead to the question of what a leaf does with light.',
    'five-e': 'A tree raises the question, bubbles give a first clue, the leaf gives the answer.',
    cooperative: 'Experts for the way in, the chloroplasts and the products draw one common leaf.',
    flipped: 'The leaf as a bakery is read about at home; in class the experiments are explained.',
    project: 'Teams draw 24 hours in the life of a leaf.',
  },
  idea: 'In the light, green plants make their own food from carbon dioxide and water, and all of us live on it.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name what goes into photosynthesis, what comes out and what is needed for it.',
      evidence: 'Writes the word equation with light above the arrow, without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain where the mass of a growing plant comes from.',
      evidence: 'Names carbon dioxide and water and uses the weighing of the willow as proof.',
    },
    {
      bloomLevel: 'apply',
      text: 'Predict which gases a plant takes in and gives off in the light and in the dark.',
      evidence: 'Says for noon and midnight which processes take place.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Analyse measurements of a plant and link them to photosynthesis or respiration.',
      evidence: 'Describes how two quantities change together and gives the cause.',
    },
  ],
  prior: [
    'The parts of a plant and their tasks.',
    'Air is a mixture of gases, among them oxygen and carbon dioxide.',
  ],
  priorCheck: {
    question: 'Name three parts of a plant with their tasks, and two gases of the air.',
    answer:
      'For example roots (take up water), stem (carries it), leaves; oxygen and carbon dioxide. With gaps, draw a plant together first.',
  },
  materials: [
    'Board for the drawing of the plant, with room for arrows.',
    'One sheet with the measured values and the grid for each student.',
    'Paper, pencils, and a green and a red pencil for each pair.',
  ],
  terms: [
    ['chlorophyll', 'The green pigment of the leaves that takes up the energy of light.'],
    ['chloroplast', 'The green grain in a leaf cell in which glucose is made.'],
    ['stoma', 'A pore of the leaf through which gases go in and out; plural: stomata.'],
    ['glucose', 'The sugar that a plant makes and lives on.'],
    ['respiration', 'Using oxygen and sugar to get energy; carbon dioxide is given off.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('carbon dioxide + water → glucose + oxygen (above the arrow: light, chlorophyll)'),
    flow('The way through the plant.', [
      'roots: water',
      'stomata: carbon dioxide',
      'chloroplasts: light',
      'glucose stays, oxygen leaves',
    ]),
    table(
      ['', 'light', 'dark'],
      [
        ['photosynthesis', 'makes glucose', '–'],
        ['respiration', 'uses glucose', 'uses glucose'],
        ['the plant gives off', 'oxygen', 'carbon dioxide'],
      ],
    ),
    text('The willow: 74 kg more tree, 57 g less soil.'),
  ],
  sheet: {
    title: 'Photosynthesis: what a leaf does with light',
    instructions: 'Answer in whole sentences with “because”. Use the key words.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Which statements are true? Write “true”, or correct the statement.',
    minutes: 15,
    blocks: [
      table(
        ['statement', 'true, or corrected'],
        [
          ['A houseplant in the dark loses mass.', ''],
          ['A leaf takes in carbon dioxide through its roots.', ''],
          ['Wood is made from what the leaves produce.', ''],
          ['At noon a plant does not respire.', ''],
        ],
      ),
    ],
    answer:
      'First: true, it only respires. Second: through the stomata. Third: true, from glucose. Fourth: it respires at noon too.',
    points: ['two statements are recognised as true', 'two corrections'],
    easier: {
      task: 'Which statements are true? Two of them are wrong, and both of these are about gases. Correct them.',
      minutes: 15,
    },
    harder: {
      task: 'Which statements are true? Correct the others, and give evidence from the lesson for each of the four.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'In autumn leaves lose their green. What does this change for the tree, and how does it live through the winter?',
      answer:
        'Without chlorophyll it makes no glucose. It respires slowly and lives on the starch that it stored in summer.',
      points: ['no photosynthesis', 'stores'],
    },
    {
      task: 'Algae in the sea do photosynthesis too. Where do they get the two ingredients from, and why do they live near the surface?',
      answer:
        'Water is all around them, and carbon dioxide is dissolved in it. Deep down there is not enough light.',
      points: ['both ingredients', 'light near the surface'],
    },
  ],
  reflection: [
    'Who still crossed out respiration on the day side?',
    'Did the bubbles help to understand the light, or did they distract?',
    'Which comparison did students use by themselves: bakery or shop?',
  ],
})
