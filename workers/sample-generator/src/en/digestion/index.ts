import { flow, stack, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const digestion: TopicPack = withFormulas({
  summary: 'Students follow a bite of bread through the body and find out how it gets into the blood.',
  byModel: {
    direct:
      'You draw the way of a bite, pairs name the organs, and then each student explains everyday cases.',
    inquiry:
      'Three test tubes show that saliva does something to bread; the way through the body comes after that.',
    'five-e': 'Bread in a leg is the riddle, test tubes are the clue, the small intestine is the solution.',
    cooperative: 'Experts for three parts of the way put their drawings together.',
    flipped:
      'The factory and the towel are read about at home, so that class time goes to doctors and lunches.',
    project: 'Teams draw a comic in which a piece of bread tells its journey.',
  },
  idea: 'Digestion takes food apart until its parts are so small that they can pass into the blood.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the five organs that food passes through, in order.',
      evidence: 'Says them from mouth to large intestine and points to them.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why food is broken down and how it gets into the blood.',
      evidence: 'Speaks of very small parts, the villi and the thin wall.',
    },
    {
      bloomLevel: 'apply',
      text: 'Describe what happens to a given food in each organ.',
      evidence: 'Follows a potato or an egg and names the juice that acts on it.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Distinguish cutting food small from changing its substance.',
      evidence: 'Sorts six examples and gives a reason for two.',
    },
  ],
  prior: [
    'The body needs food for moving, growing and keeping warm.',
    'Blood carries substances round the body.',
  ],
  priorCheck: {
    question: 'Name two things that the body needs food for. What flows to all parts of the body?',
    answer: 'For example to move and to grow; the blood. Who doesn’t know feels the pulse first.',
  },
  materials: [
    'Board for a large outline of a body.',
    'One sheet for each student, and paper for drawings.',
    'Pencils, and a red one for the blood.',
  ],
  terms: [
    ['digestion', 'Taking food apart until it can pass into the blood.'],
    ['saliva', 'The juice of the mouth, which begins to turn starch into sugar.'],
    ['gullet', 'The tube with muscles between mouth and stomach.'],
    ['stomach', 'The organ that kneads food with an acid juice.'],
    ['small intestine', 'The long, narrow tube in which most of digestion takes place.'],
    ['villi', 'Tiny fingers in the small intestine that make its wall very large.'],
    ['large intestine', 'The last tube, which takes back water.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    flow('The way of the food.', ['mouth', 'gullet', 'stomach', 'small intestine', 'large intestine']),
    table(
      ['organ', 'smaller', 'changed'],
      [
        ['mouth', 'teeth', 'saliva: starch'],
        ['stomach', 'kneads', 'acid juice: protein'],
        ['small intestine', 'bile: drops of fat', 'juices: starch, protein, fat'],
        ['large intestine', '–', 'water is taken back'],
      ],
    ),
    stack('From the food to the blood.', [
      ['very small parts', 'in the small intestine'],
      ['villi and thin wall', 'a large surface'],
      ['blood', 'to the whole body'],
    ]),
    text('The whole journey: about 28 hours.'),
  ],
  sheet: {
    title: 'Digestion: the way of the food through the body',
    instructions:
      'Answer in whole sentences. Say for each organ: does it make food smaller, or does it change it?',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Choose the right word in each line of the table and write the sentence in full.',
    minutes: 15,
    blocks: [
      table(
        ['sentence', 'choose'],
        [
          ['In the mouth, … begins to turn starch into sugar.', 'saliva / bile'],
          ['The … pushes the bite with its muscles.', 'gullet / stomach'],
          ['Small parts pass into the blood in the … intestine.', 'small / large'],
          ['In the large intestine, the body takes back …', 'water / fat'],
        ],
      ),
    ],
    answer: 'Saliva; gullet; small; water.',
    points: ['a point for each of the four words', 'whole sentences'],
    easier: {
      task: 'Choose the right word in each line of the table. The words you need are saliva, gullet, small and water, but in another order.',
      minutes: 10,
    },
    harder: {
      task: 'Choose the right word in each line of the table, and write for each wrong word what it really has to do with digestion.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Find out on yourself: chew a piece of bread for one minute at home. Describe taste and texture every 15 seconds, and explain.',
      answer: 'It becomes soft and wet, then more and more sweet, because saliva turns starch into sugar.',
      points: ['a description over time', 'the reason for the sweet taste'],
    },
    {
      task: 'Birds have no teeth, but many swallow small stones. What could the stones do in the stomach?',
      answer: 'They grind the food small, as teeth do for us. They only change its size.',
      points: ['grinding', 'only the size'],
    },
  ],
  reflection: [
    'How many drawings still let the bread walk into the leg?',
    'Which word was harder for the class: villi or gullet?',
    'Did the towel explain the surface, or do I need another picture?',
  ],
})
