import type { LessonNote, LessonSection, QuizQuestion } from '@classeur/contracts'
import { checkSectionContent, type LessonContent, type LessonNoteCode } from '@classeur/domain/lesson-plans'
import type { LessonPlanDocument } from '@classeur/database'

/** Mistakes that a note reports whoever made them. Other findings are about style, which is the teacher's business. */
const mistakes: ReadonlySet<LessonNoteCode> = new Set(['arithmetic', 'quiz-key-wrong', 'quiz-options'])

type Edited = Pick<LessonSection, 'key' | 'value'>

/** What the second pass read: a question, its options and which of them is right. */
const solvedPart = ({ question, blocks, options, answer }: QuizQuestion): string =>
  JSON.stringify([question, blocks, options.map(({ text, correct }) => [text, correct]), answer])

/**
 * What the second pass said about a quiz, as far as it still applies: a doubt follows its question to another position,
 * and a quiz that nobody has solved stays so while one of its questions is as before.
 */
function notesOfSecondPass(before: LessonSection | null, after: Edited): LessonNote[] {
  if (before?.key !== 'assessment' || after.key !== 'assessment') return []
  const earlier = before.value.exitQuiz.map(solvedPart)
  const now = (after as typeof before).value.exitQuiz.map(solvedPart)
  return before.notes.flatMap((note): LessonNote[] => {
    if (note.code === 'quiz-not-checked') return earlier.some((part) => now.includes(part)) ? [note] : []
    if (note.code !== 'quiz-key-disagrees') return []
    const position = now.indexOf(earlier[Number(note.params['item']) - 1] ?? '')
    return position < 0 ? [] : [{ ...note, params: { ...note.params, item: position + 1 } }]
  })
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
  const { notes: checked } = checkSectionContent(after as LessonContent, {
    ...{ language: request.language, request, objectives },
    finished: sections,
  })
  const earlier = new Set(before?.notes.map(({ code }) => code))
  return [
    ...notesOfSecondPass(before, after),
    ...checked.filter(({ code }) => mistakes.has(code) || earlier.has(code)),
  ]
}
