import type { Skills } from './skill.ts'

export const photosynthesis = {
  'food-from-soil': {
    words:
      'soil minerals mass+plant nutrition+plant sol$ sels+mineraux masse+plante nutrition+vegeta تربه املاح كتله+نبات',
    comesUp: ['model'],
  },
  'breathes-at-night': {
    words: 'respir breath night nuit تنفس يتنفس ليل',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'light-is-matter': {
    words: 'energy light+energy sunlight energie lumiere طاقه ضوء',
    comesUp: ['model'],
  },
  'only-oxygen': {
    words: 'oxygen+produc purpose product oxygene+produi role+photosynthes اكسجين فائده',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
} as const satisfies Skills
