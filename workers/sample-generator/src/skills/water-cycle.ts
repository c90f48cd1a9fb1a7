import type { Skills } from './skill.ts'

export const waterCycle = {
  'water-vanishes': {
    words: 'evaporat disappear vanish conserv evapor dispara conservation تبخر اختف',
    comesUp: ['model'],
  },
  'clouds-are-smoke': {
    words: 'cloud vapour vapor nuage vapeur سحاب سحب بخار',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'boiling-needed': {
    words: 'boil ebullition bouil غليان يغلي',
    comesUp: ['model'],
  },
  'glass-leaks': {
    words: 'condens liquef liquefaction تكاثف تكثف',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
} as const satisfies Skills
