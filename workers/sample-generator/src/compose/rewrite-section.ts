import { AppError, type LessonSectionKey, type LessonSections, type RewriteWish } from '@classeur/contracts'
import { canRewriteSample, type SampleRewrite } from '@classeur/domain/lesson-plans'
import { composeSection } from './compose-section.ts'
import type { Lesson } from './open-lesson.ts'

type Direction = 'easier' | 'harder'
type Rewriters = { [K in SampleRewrite]: (lesson: Lesson, direction: Direction) => LessonSections[K] }

/** Without the options, a class needs this much longer for the quiz. */
const openQuizFactor = 1.3

/** Every version asks for the same answers, so the model answers and the phases of the plan stay valid. */
const rewriters: Rewriters = {
  studentSheet(lesson) {
    const { tasks, ...sheet } = composeSection('studentSheet', lesson)
    const hints = new Map(lesson.phases.flatMap((phase) => phase.tasks.map(({ id, hint }) => [id, hint])))
    const withHint = (id: string, prompt: string) => [prompt, hints.get(id)].filter(Boolean).join(' ')
    return { ...sheet, tasks: tasks.map((task) => ({ ...task, prompt: withHint(task.id, task.prompt) })) }
  },
  homework: ({ topic: { homework } }, direction) => ({
    ...homework[direction],
    blocks: [...(homework.blocks ?? [])],
  }),
  assessment(lesson, direction) {
    const { exitQuiz, quizMinutes, ...assessment } = composeSection('assessment', lesson)
    if (direction === 'easier')
      return { ...assessment, exitQuiz: exitQuiz.map(withFewerOptions), quizMinutes }
    return {
      ...assessment,
      exitQuiz: exitQuiz.map(withoutOptions),
      quizMinutes: quizMinutes && Math.round(quizMinutes * openQuizFactor),
    }
  },
}

type Question = LessonSections['assessment']['exitQuiz'][number]

/** Leaves out the last wrong option. */
function withFewerOptions(question: Question): Question {
  const last = question.options.findLast(({ correct }) => !correct)
  return { ...question, options: question.options.filter((option) => option !== last) }
}

/** The reason of the right option becomes what a teacher gives points for. */
function withoutOptions(question: Question): Question {
  if (question.options.length === 0) return question
  const reasons = question.options.filter(({ correct }) => correct).map(({ reason }) => reason)
  return { ...question, options: [], markingPoints: reasons }
}

/**
 * An easier or harder version of a section from prepared texts.
 * @throws AppError `generations/no-material` for a wish that only a model can follow; the api refuses these earlier
 */
export function rewriteSection(
  lesson: Lesson,
  key: LessonSectionKey,
  wish: RewriteWish,
): LessonSections[SampleRewrite] {
  const { direction } = wish
  if (!canRewriteSample(lesson.outgoing.request, key, wish) || !isPrepared(key) || direction === 'shorter')
    throw new AppError('generations/no-material', { reason: 'topic' })
  return rewriters[key](lesson, direction ?? 'easier')
}

const isPrepared = (key: LessonSectionKey): key is SampleRewrite => key in rewriters
