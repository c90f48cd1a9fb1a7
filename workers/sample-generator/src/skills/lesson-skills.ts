import type { SampleLessonId } from '@classeur/domain/lesson-plans'
import { digestion } from './digestion.ts'
import { fractionsParts } from './fractions-parts.ts'
import { fractionsSumsRelated, fractionsSumsUnlike } from './fractions-sums.ts'
import { percentagesAmount, percentagesChange } from './percentages.ts'
import { photosynthesis } from './photosynthesis.ts'
import type { Skills } from './skill.ts'
import { waterCycle } from './water-cycle.ts'

/** The misconceptions of every lesson. */
export const lessonSkills: Record<SampleLessonId, Skills> = {
  'fractions-parts': fractionsParts,
  'fractions-sums-related': fractionsSumsRelated,
  'fractions-sums-unlike': fractionsSumsUnlike,
  'percentages-amount': percentagesAmount,
  'percentages-change': percentagesChange,
  photosynthesis,
  digestion,
  'water-cycle': waterCycle,
}
