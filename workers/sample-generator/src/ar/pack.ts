import type { LanguagePack } from '../language-pack.ts'
import { digestion } from './digestion/index.ts'
import { fractionsParts } from './fractions-parts/index.ts'
import { fractionsSumsRelated } from './fractions-sums-related/index.ts'
import { fractionsSumsUnlike } from './fractions-sums-unlike/index.ts'
import { percentagesAmount } from './percentages-amount/index.ts'
import { percentagesChange } from './percentages-change/index.ts'
import { photosynthesis } from './photosynthesis/index.ts'
import { waterCycle } from './water-cycle/index.ts'

export const arabic: LanguagePack = {
  locale: 'ar-u-nu-latn',
  standard: (text) => `معيار (قدّمه المعلّم): ${text}`,
  evidence: {
    error: ({ students, of }, questions) =>
      `عدد من وقعوا فيه: ${students} من أصل ${of}${questions.length > 0 ? ` (${questions.join('، ')})` : ''}`,
    skill: ({ students, of }, skill) => `دون نصف العلامة في «${skill}»: ${students} من أصل ${of}`,
  },
  isolate: (label) => `\u2066${label}\u2069`,
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
