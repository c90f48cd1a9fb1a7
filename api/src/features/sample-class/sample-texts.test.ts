import { describe, expect, it } from 'vitest'
import { earlierSampleExam } from './earlier-sample-marks.ts'
import { latestSampleExam } from './latest-sample-marks.ts'
import { sampleTexts } from './sample-texts.ts'

const exams = [latestSampleExam, earlierSampleExam]

describe('the sample class', () => {
  it.each(Object.entries(sampleTexts))(
    'has 24 different students and two exams of 10 questions in %s',
    (_language, words) => {
      const names = words.students.map(({ firstName, lastName }) => `${lastName}, ${firstName}`)
      expect(new Set(names).size).toBe(24)
      expect(words.students.every(({ firstName, lastName }) => firstName && lastName)).toBe(true)
      for (const { questions } of exams) expect(new Set(words.questions).size).toBe(questions.length)
      expect(new Set(Object.values(words.examTitles)).size).toBe(exams.length)
    },
  )

  describe.each(exams.map((exam) => [exam.name, exam] as const))('in its %s exam', (_name, exam) => {
    it('has a mark on the step and within the maximum, or a reason, for each student and question', () => {
      expect(exam.marks).toHaveLength(24)
      for (const row of exam.marks) {
        expect(row).toHaveLength(exam.questions.length)
        row.forEach(({ valueHundredths, status }, index) => {
          expect(valueHundredths === null).toBe(status !== null)
          expect((valueHundredths ?? 0) % 50).toBe(0)
          expect(valueHundredths ?? 0).toBeLessThanOrEqual(exam.questions[index]!.maxHundredths)
        })
      }
    })

    it('has error types only where points were lost', () => {
      expect(exam.errorTypes).toHaveLength(24)
      exam.errorTypes.forEach((row, student) => {
        expect(row).toHaveLength(exam.questions.length)
        row.forEach((type, question) => {
          const points = exam.marks[student]?.[question]?.valueHundredths ?? null
          const maximum = exam.questions[question]!.maxHundredths
          if (type !== null) expect(points !== null && points < maximum).toBe(true)
        })
      })
    })

    it('has comments on cells with a mark', () => {
      for (const { student, question } of exam.comments)
        expect(exam.marks[student]?.[question]?.valueHundredths).not.toBeNull()
    })

    it('has questions that add up to 20 points', () => {
      expect(exam.questions.reduce((sum, { maxHundredths }) => sum + maxHundredths, 0)).toBe(2000)
    })
  })

  it('has error types for 14 of the 15 students who missed Q9 of the latest exam', () => {
    const { marks, errorTypes } = latestSampleExam
    const missed = marks.flatMap((row, student) => ((row[8]?.valueHundredths ?? 300) < 150 ? [student] : []))
    expect(missed).toHaveLength(15)
    expect(missed.filter((student) => errorTypes[student]?.[8] !== null)).toHaveLength(14)
  })

  it('tests three skills in both exams, and dates them five to six weeks apart', () => {
    const [latest, earlier] = exams.map(({ questions }) => new Set(questions.map(({ skill }) => skill)))
    expect([...(latest ?? [])].filter((skill) => earlier?.has(skill))).toHaveLength(3)
    expect(earlierSampleExam.daysAgo - latestSampleExam.daysAgo).toBe(40)
  })
})
