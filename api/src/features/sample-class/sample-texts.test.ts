import { describe, expect, it } from 'vitest'
import { sampleComments, sampleErrorTypes, sampleMarks, sampleQuestions } from './sample-marks.ts'
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

  it('has error types only where points were lost, for 14 of the 15 students who missed Q9', () => {
    expect(sampleErrorTypes).toHaveLength(24)
    sampleErrorTypes.forEach((row, student) => {
      expect(row).toHaveLength(sampleQuestions.length)
      row.forEach((type, question) => {
        const points = sampleMarks[student]?.[question]?.valueHundredths ?? null
        const maximum = sampleQuestions[question]!.maxHundredths
        if (type !== null) expect(points !== null && points < maximum).toBe(true)
      })
    })
    const missed = sampleMarks.flatMap((row, student) =>
      (row[8]?.valueHundredths ?? 300) < 150 ? [student] : [],
    )
    expect(missed).toHaveLength(15)
    expect(missed.filter((student) => sampleErrorTypes[student]?.[8] !== null)).toHaveLength(14)
  })

  it('has comments on cells with a mark', () => {
    for (const { student, question } of sampleComments)
      expect(sampleMarks[student]?.[question]?.valueHundredths).not.toBeNull()
  })

  it('has questions that add up to 20 points', () => {
    expect(sampleQuestions.reduce((sum, { maxHundredths }) => sum + maxHundredths, 0)).toBe(2000)
  })
})
