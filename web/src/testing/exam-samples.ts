import { maximumOf, newLeaf, pointsOn20 } from '@classeur/domain/exams'
import type { ClassMean, ClassSchool, Exam, ExamCard, ExamStructure } from '@classeur/contracts'
import { classId } from './class-samples.ts'

export const examId = '65f0000000000000000000e1'
export const firstTermId = '65f0000000000000000000f1'
export const secondTermId = '65f0000000000000000000f2'

/** The id of a question, from its number. */
export const leafId = (number: number): string => `65f0000000000000000001${String(number).padStart(2, '0')}`

/** Questions Q1, Q2 … in one exercise, with these maxima. */
export const structureOf = (...maxima: number[]): ExamStructure => ({
  mode: 'detailed',
  totalLeaf: newLeaf(leafId(0), 'Total', 2000),
  exercises: [
    {
      id: '65f0000000000000000002aa',
      label: '',
      questions: maxima.map((maximum, index) => ({
        id: `65f0000000000000000003${String(index + 1).padStart(2, '0')}`,
        label: `Q${String(index + 1)}`,
        parts: [newLeaf(leafId(index + 1), `Q${String(index + 1)}`, maximum)],
      })),
    },
  ],
})

/** A mean of this many complete papers that leaves nobody out. */
export const meanOf = (share: string | null, papers = share === null ? 0 : 24): ClassMean => ({
  ...{ share, papers, incomplete: 0, absent: 0, withoutResult: 0 },
})

/** An exam in a list as the API returns it. A test passes only the fields that it is about. */
export const examCardOf = (fields: Partial<ExamCard> = {}): ExamCard => ({
  id: examId,
  classId,
  markId: '65f0000000000000000000b9',
  title: 'Fractions and decimals',
  type: 'test',
  date: '2026-11-18',
  termId: firstTermId,
  subject: '',
  coefficientHundredths: 100,
  scale: null,
  passMarkBasisPoints: null,
  rounding: null,
  status: 'marking',
  maximumHundredths: 2000,
  progress: { entered: 172, total: 240 },
  mean: meanOf('119/200'),
  effectiveScale: pointsOn20,
  effectiveRounding: 'tenth',
  effectivePassMarkBasisPoints: 5000,
  deletedAt: null,
  ...fields,
})

export const examOf = (fields: Partial<Exam> = {}): Exam => {
  const structure = fields.structure ?? structureOf(400, 400, 400)
  return {
    ...examCardOf(),
    maximumHundredths: maximumOf(structure),
    className: '6B Mathematics',
    structure,
    version: 1,
    isStarted: false,
    role: 'owner',
    mayRelease: true,
    readOnly: null,
    showsRanks: true,
    mayChangeSchool: true,
    createdAt: '2026-11-10T08:00:00.000Z',
    ...fields,
  }
}

/** What the class has from its school, which has two terms. A test passes only the fields that it is about. */
export const classSchoolOf = (fields: Partial<ClassSchool> = {}): ClassSchool => ({
  terms: [
    { id: firstTermId, name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20', isFormer: false },
    { id: secondTermId, name: 'Term 2', startsOn: '2027-01-04', endsOn: '2027-04-10', isFormer: false },
  ],
  timeZone: 'Europe/Paris',
  defaultScale: pointsOn20,
  passMarkBasisPoints: 5000,
  errorTypes: [],
  mayAddSkills: true,
  ...fields,
})
