import type { LanguagePack } from '../language-pack.ts'
import { digestion } from './digestion/index.ts'
import { fractionsParts } from './fractions-parts/index.ts'
import { fractionsSumsRelated } from './fractions-sums-related/index.ts'
import { fractionsSumsUnlike } from './fractions-sums-unlike/index.ts'
import { percentagesAmount } from './percentages-amount/index.ts'
import { percentagesChange } from './percentages-change/index.ts'
import { photosynthesis } from './photosynthesis/index.ts'
import { waterCycle } from './water-cycle/index.ts'

export const french: LanguagePack = {
  locale: 'fr',
  standard: (text) => `Référence (fournie par l’enseignant) : ${text}`,
  evidence: {
    error: ({ students, of, isOne }, questions) =>
      `${students} ${isOne ? 'élève' : 'élèves'} sur ${of}${questions.length > 0 ? ` (${questions.join(', ')})` : ''}`,
    skill: ({ students, of, isOne }, skill) =>
      `${students} ${isOne ? 'élève' : 'élèves'} sur ${of} en dessous de la moitié des points pour « ${skill} »`,
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
