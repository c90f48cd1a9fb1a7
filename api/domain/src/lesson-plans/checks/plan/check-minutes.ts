import { westernDigits } from '../../../text/digits.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { totalMinutes } from './total-minutes.ts'

/** A multiple-choice question takes a class about a minute, an open one more. */
const secondsOf = { choice: 40, open: 75 } as const

/** A line of what the teacher does that begins with its minute. */
const minuteOfLine = /^\s*(?:minute|min\.?|الدقيقة)\s+(\d{1,3})/iu

/** The minutes that a phase names lie within it. */
function checkLines(items: readonly { minutes: number; teacher: string }[]): LessonFinding[] {
  let from = 0
  return items.flatMap(({ minutes, teacher }, index) => {
    const to = from + minutes
    const named = teacher.split('\n').flatMap((line) => minuteOfLine.exec(westernDigits(line))?.[1] ?? [])
    const outside = named.map(Number).find((minute) => minute < from || minute > to)
    const params = { item: index + 1, minute: outside ?? 0, from, to }
    from = to
    if (outside === undefined) return []
    const problem = `"items", entry ${params.item}: the phase lasts from minute ${params.from} to ${to}, but a line of "teacher" begins with minute ${outside}. Correct the minutes of its lines.`
    return [findingsIn('phases')('phase-minute', params, problem)]
  })
}

/** The phases add up to the lesson, and what is dated by minutes fits into it. */
export function checkMinutes(
  section: LessonContent,
  { request: { durationMin } }: LessonFacts,
): LessonFinding[] {
  const finding = findingsIn(section.key)
  switch (section.key) {
    case 'phases': {
      const sum = totalMinutes(section.value.items)
      if (sum === durationMin) return checkLines(section.value.items)
      const problem = `The minutes of the phases add up to ${sum}. They must add up to ${durationMin}.`
      return [finding('minutes', { sum, duration: durationMin }, problem)]
    }
    case 'misconceptions':
      return section.value.items.flatMap(({ minute }, index) => {
        if (minute === null || minute <= durationMin) return []
        const params = { item: index + 1, minute, duration: durationMin }
        const problem = `Misconception ${index + 1} comes up in minute ${minute}, after the end of the lesson.`
        return [finding('minute-outside', params, problem)]
      })
    case 'assessment': {
      const { exitQuiz, quizMinutes } = section.value
      if (quizMinutes === null) return []
      const seconds = exitQuiz.reduce(
        (sum, { options }) => sum + (options.length > 0 ? secondsOf.choice : secondsOf.open),
        0,
      )
      const from = Math.floor(seconds / 60)
      if (quizMinutes >= from && quizMinutes < durationMin) return []
      const params = { minutes: quizMinutes, questions: exitQuiz.length }
      const problem = `A class can't answer ${exitQuiz.length} questions in ${quizMinutes} minutes of a lesson of ${durationMin}.`
      return [finding('quiz-minutes', params, problem)]
    }
    default:
      return []
  }
}
