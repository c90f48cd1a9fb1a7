import { LessonContext } from '@classeur/contracts'
import type { SampleLessonId } from '@classeur/domain/lesson-plans'
import { describe, expect, it } from 'vitest'
import { english } from '../en/pack.ts'
import { lessonSkills } from '../skills/lesson-skills.ts'
import { findEvidence } from './find-evidence.ts'

const context = (marks: Partial<LessonContext>): LessonContext =>
  LessonContext.parse({
    ...{ students: 24, exam: null, weakSkills: [], errors: [], groups: [], skills: [], lastLesson: null },
    ...marks,
  })
const error = (name: string, students = 9, correction = '') => ({
  ...{ name, correction, questions: ['Q2'], students, of: 24 },
})
const weak = (name: string, missed = 12) => ({
  ...{ code: 'N1', name, shareBasisPoints: 4000, questions: 2, missed, of: 24 },
})
const shown = (lessonId: SampleLessonId, marks: Partial<LessonContext>) => [
  ...findEvidence(context(marks), lessonSkills[lessonId], english).keys(),
]

describe('marks of a class', () => {
  it.each<[SampleLessonId, name: string, key: string]>([
    ['fractions-sums-unlike', 'Adds top and bottom', 'adds-bottoms'],
    ['fractions-sums-unlike', 'Common denominator', 'keeps-tops'],
    ['fractions-sums-unlike', 'Trouver un dénominateur commun', 'keeps-tops'],
    ['fractions-sums-unlike', 'توحيد المقامات', 'keeps-tops'],
    ['fractions-sums-unlike', 'Fraction non simplifiée', 'adds-same'],
    ['fractions-sums-related', 'Additionne les dénominateurs', 'adds-bottoms'],
    ['fractions-sums-related', 'Mixed numbers', 'never-over-one'],
    ['fractions-parts', 'Swaps numerator and denominator', 'swaps'],
    ['fractions-parts', 'ترتيب الكسور', 'bigger-bottom'],
    ['percentages-amount', 'Percentage of an amount', 'divides-by-percent'],
    ['percentages-amount', 'Donne le reste au lieu de la part', 'gives-rest'],
    ['percentages-change', 'Taux d’évolution', 'wrong-base'],
    ['percentages-change', 'Successive discounts', 'adds-percents'],
    ['photosynthesis', 'Nutrition des plantes', 'food-from-soil'],
    ['digestion', 'ترتيب أعضاء الهضم', 'two-pipes'],
    ['water-cycle', 'Explains condensation', 'glass-leaks'],
    ['present-perfect', 'Present perfect with yesterday', 'finished-time'],
    ['present-perfect', 'Irregular past participles', 'wrong-form'],
    ['participe-passe', 'Accord du participe passé', 'avoir-with-subject'],
    ['participe-passe', 'Accord du participe passé avec être', 'etre-forgotten'],
    ['participe-passe', 'COD placé avant', 'object-after'],
    ['nominal-sentence', 'تحديد الخبر', 'khabar-next-word'],
    ['nominal-sentence', 'علامات الرفع', 'wrong-ending'],
  ])('for %s, “%s” shows the misconception %s, as an error or as a weak skill', (lessonId, name, key) => {
    expect(shown(lessonId, { errors: [error(name)] })).toEqual([key])
    expect(shown(lessonId, { weakSkills: [weak(name)] })).toEqual([key])
  })

  it('list errors before skills, and each the most frequent first', () => {
    const marks = {
      errors: [error('Adds the denominators', 4), error('Not simplified', 8)],
      weakSkills: [weak('Common denominator', 20)],
    }
    expect(shown('fractions-sums-unlike', marks)).toEqual(['adds-same', 'adds-bottoms', 'keeps-tops'])
  })

  it('count one error for one misconception, by its name rather than by its correction', () => {
    const marks = { errors: [error('Adds the denominators', 9, 'Find the same denominator first')] }
    expect(shown('fractions-sums-unlike', marks)).toEqual(['adds-bottoms'])
    const unnamed = { errors: [error('Mistake B', 9, 'Find a common denominator first')] }
    expect(shown('fractions-sums-unlike', unnamed)).toEqual(['keeps-tops'])
  })

  it('say nothing about a skill that nobody missed', () => {
    expect(shown('fractions-sums-unlike', { weakSkills: [weak('Common denominator', 0)] })).toEqual([])
  })
})
