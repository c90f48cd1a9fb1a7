import type { LessonSections } from '@classeur/contracts'
import type { DocumentBlock } from '../text-document/text-document.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

/** A table of the tasks and questions that belong to each objective; nothing if none name an objective. */
export function objectiveMap(sections: Partial<LessonSections>, texts: LessonPlanTexts): DocumentBlock[] {
  const { objectives, studentSheet, differentiation, assessment } = sections
  if (!objectives) return []
  const tasks = [
    ...(studentSheet?.tasks ?? []),
    ...(differentiation?.supportTasks ?? []),
    ...(differentiation?.challengeTasks ?? []),
  ]
  const rows = objectives.items.map(({ text }, index) => {
    const position = index + 1
    const named = tasks.filter(({ objective }) => objective === position).map(({ id }) => id)
    const questions = (assessment?.exitQuiz ?? []).flatMap(({ objective }, at) =>
      objective === position ? [String(at + 1)] : [],
    )
    return { text: `${position}. ${text}`, named, questions }
  })
  if (rows.every(({ named, questions }) => named.length + questions.length === 0)) return []
  return [
    { kind: 'heading', level: 2, text: texts.parts.map },
    {
      kind: 'table',
      caption: '',
      header: [texts.heads.objective, texts.heads.tasks, texts.heads.questions],
      rows: rows.map(({ text, named, questions }) => [text, named.join(', '), questions.join(', ')]),
      shares: [58, 24, 18],
    },
  ]
}
