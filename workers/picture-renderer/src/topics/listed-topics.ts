import type { Topic } from './topic.ts'

export const listedTopics: readonly Topic[] = [
  {
    id: 'butterfly-cycle',
    structure: 'cycle',
    parts: 'drawn:leaf-eggs, bug, drawn:chrysalis, butterfly',
  },
  {
    id: 'frog-cycle',
    structure: 'cycle',
    parts: 'drawn:spawn, drawn:tadpole, drawn:tadpole-with-legs, frog',
  },
  {
    id: 'plant-cycle',
    structure: 'cycle',
    parts: 'drawn:seeds, seedling, herb, sunflower',
  },
  {
    id: 'hen-cycle',
    structure: 'cycle',
    parts: 'egg, hatching-chick, front-facing-baby-chick, chicken',
  },
  {
    id: 'moon-phases',
    structure: 'cycle',
    parts:
      'drawn:moon-0, drawn:moon-1, drawn:moon-2, drawn:moon-3, drawn:moon-4, drawn:moon-5, drawn:moon-6, drawn:moon-7',
  },
  {
    id: 'five-senses',
    structure: 'central',
    parts: 'child*, eye, ear*, nose*, tongue, hand-with-fingers-splayed*',
  },
  {
    id: 'food-chain',
    structure: 'chain',
    parts: 'herb, cricket, frog, snake, eagle',
  },
  {
    id: 'human-life',
    structure: 'chain',
    parts: 'baby, girl, woman, old-woman',
  },
  {
    id: 'scientific-method',
    structure: 'chain',
    parts: 'thinking-face, memo, test-tube, magnifying-glass-tilted-left, light-bulb',
  },
  {
    id: 'weather',
    structure: 'collection',
    parts: 'sun, sun-behind-cloud, cloud-with-rain, cloud-with-lightning, cloud-with-snow, wind-face',
  },
  {
    id: 'ramadan',
    structure: 'collection',
    parts: 'mosque, crescent-moon, diya-lamp, wrapped-gift',
  },
  {
    id: 'recycling',
    structure: 'cycle',
    parts: 'beverage-box, wastebasket, factory, package',
  },
]
