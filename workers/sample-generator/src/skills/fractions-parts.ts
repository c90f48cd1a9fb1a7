import type { Skills } from './skill.ts'

export const fractionsParts = {
  'any-parts': {
    words: 'equal+part equal+share half halves egale+part partage moitie متساويه تساوي نصف',
    comesUp: ['model'],
  },
  'bigger-bottom': {
    words: 'compar order unit+fraction larger smaller ranger ordre قارن يقارن مقارنه ترتيب يرتب',
    comesUp: ['independent', 'guided', 'teach', 'make', 'model'],
  },
  'part-to-part': {
    words: 'shaded coloured colored whole unshaded colorie unite+fraction تلوين ملون الكل',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  swaps: {
    words: 'numerator denominator swap invert numerateur denominateur invers بسط مقام يعكس',
    comesUp: ['model'],
  },
} as const satisfies Skills
