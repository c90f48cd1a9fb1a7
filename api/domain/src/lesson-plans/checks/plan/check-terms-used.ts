import { valueOf, type LessonContent } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { sameStem, stemsIn } from '../topic/stems.ts'

/** Key terms that no other section of a plan uses. */
export function checkTermsUsed(sections: readonly LessonContent[]): LessonFinding[] {
  const others = sections.filter(({ key }) => key !== 'vocabulary' && key !== 'objectives')
  const used = stemsIn(
    others
      .flatMap(textsOf)
      .map(({ text }) => text)
      .join('\n'),
  )
  if (used.length === 0) return []
  return (valueOf(sections, 'vocabulary')?.items ?? [])
    .filter(({ term }) => !stemsIn(term).every((stem) => used.some((other) => sameStem(stem, other))))
    .map(({ term }) =>
      findingsIn('vocabulary')('term-unused', { term }, `The lesson never uses the key term “${term}”.`),
    )
}
