import type { TopicPack } from '../../older/topic-pack.ts'

export const photosynthesis: TopicPack = {
  summary:
    'Students learn what a green plant takes in and gives off in the light, and what it builds from it.',
  idea: 'With light, green plants build their own food from water and carbon dioxide; nearly all other life lives on it.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name what goes into photosynthesis and what comes out of it.',
      evidence: 'Completes the word equation without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain where the mass of a growing plant comes from.',
      evidence: 'Names carbon dioxide and water, and says what the soil gives.',
    },
    {
      bloomLevel: 'apply',
      text: 'Use the word equation to label a drawing of a leaf.',
      evidence: 'Draws and labels all arrows in the right direction.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare measurements at different distances from a lamp and find the pattern.',
      evidence: 'Says how the number of bubbles changes and links it to the light.',
    },
  ],
  prior: [
    'The parts of a plant and what each is for.',
    'Air is a mixture of gases, among them oxygen and carbon dioxide.',
  ],
  priorCheck: {
    question: 'Which part of a plant takes up water, and how does the water get to the leaves?',
    answer: 'The roots take it up, and it rises through the stem.',
  },
  opener: {
    question:
      'A small willow in a pot was only watered for five years. It gained 74 kg, and the soil lost 57 g. Where could the 74 kg come from?',
    answer: 'Not from the soil: from water, and from carbon dioxide in the air.',
  },
  terms: [
    ['chlorophyll', 'The green pigment that takes up the energy of light.'],
    ['chloroplast', 'The part of a plant cell in which photosynthesis takes place.'],
    ['stoma', 'A tiny pore in the leaf through which gases pass; plural: stomata.'],
    ['carbon dioxide', 'A gas in the air; the plant takes it in.'],
    ['glucose', 'A sugar: the food that the plant makes for itself.'],
  ],
  errors: [
    [
      'Plants get their food from the soil.',
      'They make their food from carbon dioxide and water. The soil gives water and small amounts of minerals.',
    ],
    [
      'Plants respire only at night.',
      'They respire day and night. In bright light, photosynthesis gives off more oxygen than respiration uses.',
    ],
  ],
  explanation:
    'Draw a plant with roots, stem and one large leaf. Water enters through the roots and rises to the leaf. Carbon dioxide enters the leaf from the air through tiny pores, the stomata. In the chloroplasts of the leaf cells, chlorophyll takes up the energy of light. With this energy the plant turns carbon dioxide and water into glucose, a sugar, and gives off oxygen. Write the word equation: carbon dioxide + water → glucose + oxygen, with “light” and “chlorophyll” above the arrow. The plant uses glucose to live and to grow; it makes starch and wood from it. So most of the mass of a tree comes from carbon dioxide and water. The soil gives the water and small amounts of minerals. The less light there is, the slower photosynthesis is. Without light it stops. Respiration does not: like every living thing, a plant respires day and night, and uses oxygen for it.',
  exploration: {
    task: 'Read these measurements. A water plant gave off 40 bubbles of gas in a minute at 10 cm from a lamp, 21 at 20 cm and 8 at 40 cm. Draw a graph. Write down what you notice and what could explain it.',
    expected:
      'The farther away the lamp, the fewer the bubbles. With more light the plant gives off more gas.',
  },
  activity: {
    task: 'Draw a leaf in the light. Show with arrows what goes in and what comes out, and label each arrow. Write the word equation below it. Then write what changes when it gets dark.',
    expected:
      'In: carbon dioxide, water and light. Out: oxygen. Glucose stays in the plant. In the dark photosynthesis stops, and respiration goes on.',
  },
  practice: [
    {
      question: 'Which two substances does a plant use for photosynthesis?',
      answer: 'Carbon dioxide and water.',
    },
    { question: 'What does chlorophyll do?', answer: 'It takes up the energy of light.' },
    {
      question:
        'A water plant gives off 30 bubbles a minute near a lamp and 6 when the lamp is far away. Explain the difference.',
      answer: 'It gets less light, so photosynthesis is slower and less oxygen is given off.',
    },
    {
      question: 'What does a plant use glucose for?',
      answer: 'To live and to grow; it makes starch and wood from it.',
    },
  ],
  challenge: {
    question:
      'A plant stands in the light, but in air without carbon dioxide. What happens to photosynthesis? Why?',
    answer: 'It stops, because carbon dioxide is one of the two substances it needs.',
  },
  exit: [
    { question: 'Complete: … + water → glucose + …', answer: 'Carbon dioxide and oxygen.' },
    {
      question: '“Trees eat soil.” Correct this in two sentences.',
      answer: 'A tree makes its food from carbon dioxide and water. The soil gives water and a few minerals.',
    },
    {
      question: 'It is midnight. Does a plant respire? Does it carry out photosynthesis?',
      answer: 'It respires. Without light there is no photosynthesis.',
    },
    {
      question: 'Through which openings does carbon dioxide get into a leaf?',
      answer: 'Through the stomata.',
    },
  ],
  parts: [
    'Water and carbon dioxide: how each gets into the leaf.',
    'Light and chlorophyll: what they do in the leaf.',
    'Glucose and oxygen: where each goes.',
  ],
  product: 'a poster that shows the way of water and of carbon dioxide through a plant',
  materials: [],
  support: [
    'A drawing of a leaf with empty arrows and four words to choose from: water, carbon dioxide, oxygen, light.',
    'Sentence to complete: “The plant takes in … and …. With the energy of … it makes … and gives off ….”',
  ],
  core: ['Explain the word equation to a partner without looking at the board.'],
  homework: {
    task: 'Draw a plant by day and by night. Add arrows for oxygen and carbon dioxide, and explain the difference in three sentences.',
    minutes: 15,
  },
  extension: [
    'Plan an experiment that shows that light is needed: say what you change, what you keep the same and what you count.',
    'Find out how a cactus takes in carbon dioxide although it has no broad leaves.',
  ],
}
