import { describe, expect, it } from 'vitest'
import { teachingModels } from './lesson.ts'
import { planPhases, type PhaseRole } from './phase-plan.ts'

const durations = Array.from({ length: 231 }, (_, index) => index + 10)
const practice: readonly PhaseRole[] = ['guided', 'independent', 'experts', 'teach', 'make']

describe.each(teachingModels)('the phases of the model %s', (model) => {
  it('last as long as the lesson, each at least a minute, for every duration', () => {
    for (const durationMin of durations) {
      const minutes = planPhases(model, durationMin).map((phase) => phase.minutes)
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(durationMin)
      expect(Math.min(...minutes)).toBeGreaterThan(0)
      expect(minutes.every(Number.isInteger)).toBe(true)
    }
  })

  it('explain, then let students practise, and end with the exit quiz, for every duration', () => {
    for (const durationMin of durations) {
      const roles = planPhases(model, durationMin).map(({ role }) => role)
      const explained = roles.indexOf('model')
      expect(explained).toBeGreaterThanOrEqual(0)
      expect(roles.slice(explained).some((role) => practice.includes(role))).toBe(true)
      expect(roles.at(-1)).toBe('close')
    }
  })

  it('leave at least seven minutes for the exit quiz, from lessons of 20 minutes on', () => {
    for (const durationMin of durations.filter((minutes) => minutes >= 20))
      expect(planPhases(model, durationMin).at(-1)?.minutes).toBeGreaterThanOrEqual(7)
  })
})
