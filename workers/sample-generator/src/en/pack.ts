import type { LanguagePack } from '../language-pack.ts'
import { digestion } from './digestion/index.ts'
import { fractionsParts } from './fractions-parts/index.ts'
import { fractionsSumsRelated } from './fractions-sums-related/index.ts'
import { fractionsSumsUnlike } from './fractions-sums-unlike/index.ts'
import { percentagesAmount } from './percentages-amount/index.ts'
import { percentagesChange } from './percentages-change/index.ts'
import { photosynthesis } from './photosynthesis/index.ts'
import { waterCycle } from './water-cycle/index.ts'

export const english: LanguagePack = {
  locale: 'en',
  standard: (text) => `Standard (teacher supplied): ${text}`,
  evidence: {
    error: ({ students, of }, questions) =>
      `${students} of ${of} students${questions.length > 0 ? ` in ${questions.join(', ')}` : ''}`,
    skill: ({ students, of }, skill) =>
      `${students} of ${of} students are below half of the points in “${skill}”`,
  },
  isolate: (label) => label,
  lessons: {
    'fractions-parts': fractionsParts,
    'fractions-sums-related': fractionsSumsRelated,
    'fractions-sums-unlike': fractionsSumsUnlike,
    'percentages-amount': percentagesAmount,
    'percentages-change': percentagesChange,
    'water-cycle': waterCycle,
    digestion,
    photosynthesis,
  },
}
