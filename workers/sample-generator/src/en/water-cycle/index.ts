import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const waterCycle: TopicPack = withFormulas({
  summary: 'Children find out where a puddle goes, and follow a drop from the sea to the clouds and back.',
  byModel: {
    direct:
      'You tell the story of the puddle, pairs go round the circle, and each child explains everyday things.',
    inquiry: 'Chalk lines round a puddle show that water goes away; the children look for it.',
    'five-e': 'A lost puddle is the case, chalk lines are the evidence, the cycle is the solution.',
    cooperative: 'Experts for three parts of the circle close it together.',
    flipped: 'The playground story is read at home; at school it is played and used.',
    project: 'Teams write the diary of a drop for younger children.',
  },
  idea: 'No water is lost: the sun drives it up, it condenses, falls and flows back, again and again.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the stages of the water cycle in order.',
      evidence:
        'Says evaporation, condensation, precipitation and the way back, with a finger on the circle.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain evaporation and condensation with examples from everyday life.',
      evidence: 'Says where the water of a dried puddle and of a wet bottle is or was.',
    },
    {
      bloomLevel: 'apply',
      text: 'Describe the way of a drop between sea, sky, land and tap.',
      evidence: 'Tells at least four stations without a picture.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare measurements of drying water and find what makes it faster.',
      evidence: 'Reads two rows of numbers and names warmth, wind or surface.',
    },
  ],
  prior: ['Water can be ice, liquid or a gas.', 'Rivers flow to the sea.'],
  priorCheck: {
    question: 'Name two places where there is water, and one where water is a solid.',
    answer:
      'For example the sea and a river; ice or snow. If this is hard, collect places on the board first.',
  },
  materials: [
    'Board for a large circle that stays until the end.',
    'A sheet with the grid for each child.',
    'Paper, pencils, and blue for the water.',
  ],
  terms: [
    ['evaporation', 'Water turns into an invisible gas and goes into the air.'],
    ['vapour', 'Water as a gas. You cannot see it.'],
    ['condensation', 'Vapour turns into tiny drops when it gets cold.'],
    ['precipitation', 'Water that falls from clouds: rain, snow or hail.'],
    ['groundwater', 'Water that has seeped deep into the soil.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('No water is lost.'),
    flow(
      'The large circle of the lesson.',
      ['sea', 'evaporation', 'clouds (condensation)', 'precipitation', 'rivers, groundwater, tap'],
      {
        cycle: true,
      },
    ),
    table(
      ['in the sun', 'in the shade'],
      [['30 ml less each day', '15 ml less each day']],
      'Two dishes of water',
    ),
    text('A cloud is made of drops. Vapour cannot be seen.'),
  ],
  sheet: {
    title: 'The water cycle: where does the puddle go?',
    instructions: 'Use the names of the stages in your answers.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Look for the water cycle at home. Fill in the table with what you saw.',
    minutes: 15,
    blocks: [
      table(
        ['where', 'what I saw', 'stage'],
        [
          ['in the kitchen', '', ''],
          ['in the bathroom', '', ''],
          ['outside', '', ''],
        ],
      ),
    ],
    answer:
      'For example: drops on a lid of a pot (condensation); a towel dries (evaporation); rain or dew (precipitation, condensation).',
    points: ['three observations', 'the right stage for each'],
    easier: {
      task: 'Look for the water cycle at home and fill in the table. Tips: the lid of a pot, the mirror, a wet towel, the sky.',
      minutes: 15,
    },
    harder: {
      task: 'Look for the water cycle at home and fill in the table. For each line, write where the water was before and where it will be next.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Why is it cooler under trees in summer? Think of what leaves give off.',
      answer:
        'Trees give shade, and water evaporates from their leaves. Evaporation takes warmth away from the air.',
      points: ['evaporation from leaves', 'it takes warmth away'],
    },
    {
      task: 'Write a weather report for your drop: today in the sea, tomorrow in a cloud, the day after tomorrow in your garden.',
      answer:
        'The report names evaporation, condensation and precipitation in this order, with wind and temperature.',
      points: ['three stages in order', 'fits the weather'],
    },
  ],
  reflection: [
    'Who still says that the water is gone?',
    'Did the bottle or the window convince more children?',
    'Were the names of the stages too long, or did the movements help?',
  ],
})
