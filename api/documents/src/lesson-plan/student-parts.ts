import type { Language, LessonSections, LessonTask } from '@classeur/contracts'
import { documentBlocksOf, paragraphsOf } from '../text-document/content-blocks.ts'
import type { DocumentBlock, DocumentPart, DocumentTask } from '../text-document/text-document.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

type Sections = Partial<LessonSections>

const taskOf = ({ id, prompt, blocks, answerLines }: LessonTask, language: Language): DocumentTask => ({
  ...{ number: id, prompt, options: [], lines: answerLines },
  blocks: documentBlocksOf(blocks, language),
})

/** Lines for the answer to an open question of the quiz. */
const openQuestionLines = 4

/**
 * The pages for students, each on its own: the sheet, its versions for support and challenge, and the quiz. They
 * contain no answers, and nothing says for whom a version is.
 */
export function studentParts(sections: Sections, texts: LessonPlanTexts, language: Language): DocumentPart[] {
  const { studentSheet: sheet, differentiation, assessment } = sections
  const blanks: DocumentBlock = { kind: 'blanks', labels: [texts.blanks.name, texts.blanks.date] }
  const page = (title: string, instructions: string, tasks: DocumentTask[]): DocumentPart[] =>
    tasks.length === 0
      ? []
      : [{ title, blocks: [blanks, ...paragraphsOf(instructions), { kind: 'tasks', tasks }] }]
  const sheetTitle = sheet?.title ?? texts.sections.studentSheet
  const sheetTasks = (tasks: readonly LessonTask[] = []) => tasks.map((task) => taskOf(task, language))
  const questions = assessment?.exitQuiz.map(({ question, blocks, options }, index): DocumentTask => ({
    ...{ number: String(index + 1), prompt: question, blocks: documentBlocksOf(blocks, language) },
    options: options.map(({ text }, at) => ({ letter: texts.letters[at] ?? '', text })),
    lines: options.length > 0 ? 0 : openQuestionLines,
  }))
  return [
    ...page(sheetTitle, sheet?.instructions ?? '', sheetTasks(sheet?.tasks)),
    ...page(`${sheetTitle} · S`, '', sheetTasks(differentiation?.supportTasks)),
    ...page(`${sheetTitle} · C`, '', sheetTasks(differentiation?.challengeTasks)),
    ...page(texts.parts.exitQuiz, '', questions ?? []),
  ]
}
