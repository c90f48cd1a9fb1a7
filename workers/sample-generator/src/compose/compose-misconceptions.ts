import type { LessonSections } from '@classeur/contracts'
import type { PhaseRole } from '@classeur/domain/lesson-plans'
import type { Lesson } from './open-lesson.ts'

/** Misconceptions with the minute in which each comes up: spread over its phase, if several come up in the same. */
export function composeMisconceptions({
  misconceptions,
  phases,
  evidence,
  comesUp,
}: Lesson): LessonSections['misconceptions'] {
  const phaseOf = (key: string) => {
    const role = comesUp(key).find((wanted: PhaseRole) => phases.some((phase) => phase.role === wanted))
    return phases.find((phase) => phase.role === role)
  }
  return {
    items: misconceptions.map(({ key, wrong, right, probe, wrongAnswer, reply }) => {
      const phase = phaseOf(key)
      const together = misconceptions.filter((other) => phaseOf(other.key) === phase)
      const position = together.findIndex((other) => other.key === key) + 1
      return {
        ...{ misconception: wrong, correction: right, probe, wrongAnswer, reply },
        minute: phase ? phase.from + Math.round((phase.minutes * position) / (together.length + 1)) : null,
        evidence: evidence.get(key) ?? '',
      }
    }),
  }
}
