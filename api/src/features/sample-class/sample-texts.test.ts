import { describe, expect, it } from 'vitest'
import { sampleMarks, sampleQuestions } from './sample-marks.ts'
import { sampleTexts } from './sample-texts.ts'

describe('the sample class', () => {
  it.each(Object.entries(sampleTexts))(
    'has 24 different students and 10 questions in %s',
    (_language, words) => {
      const names = words.students.map(({ firstName, lastName }) => `${lastName}, ${firstName}`)
      expect(new Set(names).size).toBe(24)
      expect(words.students.every(({ firstName, lastName }) => firstName && lastName)).toBe(true)
      expect(new Set(words.questions).size).toBe(sampleQuestions.length)
    },
  )

  it('has a mark on the step and within the maximum, or a reason, for each student and question', () => {
    expect(sampleMarks).toHaveLength(24)
    for (const row of sampleMarks) {
      expect(row).toHaveLength(sampleQuestions.length)
      row.forEach(({ valueHundredths, status }, index) => {
        expect(valueHundredths === null).toBe(status !== null)
        expect((valueHundredths ?? 0) % 50).toBe(0)
        expect(valueHundredths ?? 0).toBeLessThanOrEqual(sampleQuestions[index]!.maxHundredths)
      })
    }
  })

  it('has questions that add up to 20 points', () => {
    expect(sampleQuestions.reduce((sum, { maxHundredths }) => sum + maxHundredths, 0)).toBe(2000)
  })
})
