import type { Language, LessonSections, QuizQuestion } from '@classeur/contracts'
import { documentBlocksOf } from '../text-document/content-blocks.ts'
import type { DocumentBlock, DocumentPart } from '../text-document/text-document.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

const points = (markingPoints: readonly string[]): DocumentBlock[] =>
  markingPoints.length === 0 ? [] : [{ kind: 'list', items: [...markingPoints], isOrdered: false }]

function keyOf(question: QuizQuestion, number: number, texts: LessonPlanTexts): DocumentBlock[] {
  const { options, answer, markingPoints } = question
  const correct = options.findIndex((option) => option.correct)
  const letter = correct < 0 ? '' : `${texts.letters[correct] ?? ''} · `
  const reasons = options.flatMap(({ reason, misconception }, index) => {
    const source = misconception === null ? '' : texts.misconception(misconception)
    const why = reason && source ? `${reason} (${source})` : reason || source
    return why === '' ? [] : [`${texts.letters[index] ?? ''}: ${why}`]
  })
  return [
    { kind: 'paragraph', label: `${number}.`, text: `${letter}${answer}` },
    ...points(reasons),
    ...points(markingPoints),
  ]
}

/** The answers for the teacher, on their own page; null if the plan has none yet. */
export function answerPart(
  sections: Partial<LessonSections>,
  texts: LessonPlanTexts,
  language: Language,
): DocumentPart | null {
  const { modelAnswers, assessment } = sections
  const answers = modelAnswers?.items.flatMap(
    ({ taskId, answer, blocks, markingPoints }): DocumentBlock[] => [
      { kind: 'paragraph', label: taskId, text: answer },
      ...documentBlocksOf(blocks, language),
      ...points(markingPoints),
    ],
  )
  const key = assessment?.exitQuiz.flatMap((question, index) => keyOf(question, index + 1, texts))
  const titled = (title: string, blocks: DocumentBlock[] | undefined): DocumentBlock[] =>
    blocks && blocks.length > 0 ? [{ kind: 'heading', level: 1, text: title }, ...blocks] : []
  const blocks = [...titled(texts.sections.modelAnswers, answers), ...titled(texts.parts.quizKey, key)]
  return blocks.length === 0 ? null : { title: texts.parts.answers, blocks }
}
