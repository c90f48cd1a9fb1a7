import type { TopicPack } from '../../older/topic-pack.ts'

export const waterCycle: TopicPack = {
  summary: 'Students follow water from the sea to the clouds and back, and name what happens on the way.',
  idea: 'It is always the same water: it evaporates in the warmth of the sun, condenses in cold air, falls and flows back.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the main steps of the water cycle in order.',
      evidence: 'Names evaporation, condensation, precipitation and run-off without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain how a cloud forms.',
      evidence: 'Says that vapour rises, cools and becomes tiny drops.',
    },
    {
      bloomLevel: 'apply',
      text: 'Draw the water cycle and label each step.',
      evidence: 'Draws four labelled arrows in the right order.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Trace a drop of water from the sea back to the sea on two ways.',
      evidence: 'Tells one way over the ground and one through the ground.',
    },
  ],
  prior: ['Ice, water and water vapour are the same substance.', 'The sun warms the ground and the sea.'],
  priorCheck: {
    question: 'What happens to ice cubes in a warm room?',
    answer: 'They melt: solid water becomes liquid.',
  },
  opener: {
    question: 'The day after the rain a puddle is gone, and nobody has wiped it up. Where did the water go?',
    answer: 'Part of it seeped into the ground, and part went into the air as water vapour.',
  },
  terms: [
    ['evaporation', 'Liquid water becomes water vapour; it does not have to boil.'],
    ['condensation', 'Water vapour cools and becomes tiny drops.'],
    ['precipitation', 'Water that falls from clouds: rain, snow or hail.'],
    ['run-off', 'Water that flows over the ground into streams and rivers.'],
    ['groundwater', 'Water that has seeped into the ground.'],
  ],
  errors: [
    [
      'Clouds are made of water vapour.',
      'Water vapour can’t be seen. A cloud is made of very many tiny drops or ice crystals.',
    ],
    [
      'Water evaporates only when it boils.',
      'It evaporates at any temperature: a puddle dries on a cool day as well.',
    ],
  ],
  explanation:
    'Draw a coast on the board: sea, mountains, a river. Start at the sea. The sun warms the water, and part of it becomes water vapour, a gas that nobody can see. This is evaporation; the water does not have to boil. The warm, damp air rises and cools. In cold air the vapour becomes tiny drops: this is condensation. Very many of these drops, or ice crystals, make a cloud. When the drops join and get too heavy, they fall as rain, snow or hail: precipitation. On the ground the water has three ways. Part of it flows over the ground into streams and rivers and back to the sea: run-off. Part of it seeps in and becomes groundwater, which feeds springs. Part of it evaporates again, also from plants. Draw an arrow for each step and write its name beside it. No water is lost: it is always the same water on its way.',
  exploration: {
    task: 'Think of a bathroom mirror after a shower, a window on a winter morning and grass at dawn. Draw one of them with its drops. Write where you think the water comes from.',
    expected: 'It comes from the air: vapour becomes drops on something cold.',
  },
  activity: {
    task: 'Draw a coast with sea, mountain, cloud and river. Add a numbered arrow for each step and label it. Then tell the journey of one drop in four sentences, with one of the four terms in each.',
    expected:
      '1 evaporation from the sea, 2 condensation in the cloud, 3 precipitation on the mountain, 4 run-off in the river, back to the sea.',
  },
  practice: [
    { question: 'What makes water evaporate from the sea?', answer: 'The warmth of the sun.' },
    {
      question: 'What happens to water vapour when it rises and cools?',
      answer: 'It condenses into tiny drops, and a cloud forms.',
    },
    { question: 'Name three kinds of precipitation.', answer: 'Rain, snow and hail.' },
    {
      question: 'Which three ways can rain take once it has reached the ground?',
      answer: 'It runs off into rivers, seeps in and becomes groundwater, or evaporates again.',
    },
  ],
  challenge: {
    question: 'A meadow becomes a car park. What changes for run-off and for groundwater?',
    answer: 'More water runs off, and less seeps in and becomes groundwater.',
  },
  exit: [
    {
      question: 'Why does a cold bottle get wet on the outside on a warm day?',
      answer: 'Water vapour from the air condenses on the cold bottle.',
    },
    {
      question: 'Does water have to boil to evaporate? Give an example.',
      answer: 'No. Washing dries on a cool day.',
    },
    {
      question: 'Put in order, beginning at the sea: precipitation, run-off, condensation, evaporation.',
      answer: 'Evaporation, condensation, precipitation, run-off.',
    },
    {
      question: 'Can you see water vapour? What is a cloud made of?',
      answer: 'No. A cloud is made of tiny drops or ice crystals.',
    },
  ],
  parts: [
    'From the sea into the air: evaporation.',
    'In the air: condensation and clouds.',
    'Back to the sea: precipitation, run-off and groundwater.',
  ],
  product: 'a comic of six pictures that tells the journey of a drop of water',
  materials: [],
  support: [
    'A drawing of the coast with numbered arrows, and the four terms to write in.',
    'Sentence to complete: “The sun makes the water …. In cold air the vapour …, and a … forms.”',
  ],
  core: ['Tell a partner the journey of a drop, with all four terms.'],
  homework: {
    task: 'Mark the level of the water in a saucer every evening for three days. Explain in three sentences where the water went.',
    minutes: 10,
  },
  extension: [
    'Find out how much of the water on Earth is fresh water, and show it in a square of 100 small squares.',
    'Invent a way to collect drinking water from damp air, and draw it.',
  ],
}
