import type { LessonNote, LessonSection } from '@classeur/contracts'
import { checkSectionContent, type LessonContent, type LessonNoteCode } from '@classeur/domain/lesson-plans'
import type { LessonPlanDocument } from '@classeur/database'

/** Mistakes that a note reports whoever made them. Other findings are about style, which is the teacher's business. */
const mistakes: ReadonlySet<LessonNoteCode> = new Set(['arithmetic', 'quiz-options'])

type Edited = Pick<LessonSection, 'key' | 'value'>

/** Whether a second pass's doubt about a question still concerns the same question. */
function isAboutSameQuestion({ params }: LessonNote, before: LessonSection, after: Edited): boolean {
  if (before.key !== 'assessment' || after.key !== 'assessment') return false
  const question = ({ value }: Pick<typeof before, 'value'>) =>
    JSON.stringify(value.exitQuiz[Number(params['item']) - 1] ?? null)
  return question(before) === question(after as typeof before)
}

/**
 * What the teacher should still check after editing a section: earlier notes that still apply, and mistakes that code
 * finds now.
 */
export function notesAfterEdit(
  plan: Pick<LessonPlanDocument, 'request' | 'objectives' | 'sections'>,
  before: LessonSection | null,
  after: Edited,
): LessonNote[] {
  const { request, objectives, sections } = plan
  const { notes: found } = checkSectionContent(after as LessonContent, {
    ...{ language: request.language, request, objectives },
    finished: sections,
  })
  const earlier = new Set(before?.notes.map(({ code }) => code))
  const doubts = before?.notes.filter(
    (note) => note.code === 'quiz-key-disagrees' && isAboutSameQuestion(note, before, after),
  )
  return [...(doubts ?? []), ...found.filter(({ code }) => mistakes.has(code) || earlier.has(code))]
}
