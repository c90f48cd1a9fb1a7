import type { TopicBank } from '../../content.ts'

export const photosynthesis: TopicBank = {
  idea: 'With light, green plants build their own food from water and carbon dioxide; nearly all other life lives on it.',
  prior: ['Parts of a plant and what they are for.', 'Air as a mixture of gases.'],
  terms: [
    ['chlorophyll', 'The green pigment that takes up light.'],
    ['glucose', 'A sugar: the food the plant makes for itself.'],
    ['carbon dioxide', 'The gas that enters the leaf through its pores.'],
    ['stoma', 'A tiny pore in the leaf through which gases pass; plural stomata.'],
    ['chloroplast', 'The part of the plant cell in which photosynthesis takes place.'],
  ],
  errors: [
    [
      'Plants get their food from the soil.',
      'Soil gives water and minerals. Van Helmont’s willow gained 74 kg while the soil lost 57 g.',
    ],
    [
      'Plants breathe only at night.',
      'They breathe all the time; by day photosynthesis gives off more oxygen than breathing uses.',
    ],
  ],
  model:
    'Carbon dioxide + water, with light and chlorophyll, become glucose + oxygen. Follow one water molecule from the root up to the leaf and one of carbon dioxide through a stoma, and show where the oxygen leaves.',
  task: 'Put water weed under a funnel in water and count the bubbles in one minute at 10, 20 and 40 cm from a lamp. Enter the counts in a graph and explain its shape.',
  aims: [
    ['apply', 'Use the word equation to say what goes in and what comes out.'],
    ['analyse', 'Compare the number of bubbles at different distances and explain the difference.'],
    ['create', 'Design an experiment that shows that light is needed.'],
  ],
  materials: [
    'water weed, beaker, funnel and lamp',
    'stopwatch and ruler',
    'a leaf kept half in the dark for two days, iodine',
  ],
  quiz: [
    ['Which gas do plants take up for photosynthesis?', 'Carbon dioxide.'],
    ['What are the two products?', 'Glucose and oxygen.'],
    ['Why are fewer bubbles seen when the lamp is moved away?', 'Less light, so photosynthesis is slower.'],
    ['Where does most of the mass of a tree come from?', 'From carbon dioxide and water.'],
    ['What is chlorophyll for?', 'It takes up the energy of light.'],
  ],
  homework:
    'Draw a leaf with four arrows for what goes in and out by day. Beside it, write what changes at night.',
}
