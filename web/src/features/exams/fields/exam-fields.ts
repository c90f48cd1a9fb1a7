import { westernDigits } from '@classeur/domain/text'
import type {
  ChangeExamRequest,
  CreateExamRequest,
  Exam,
  ExamType,
  GradingScale,
  Rounding,
} from '@classeur/contracts'
import { isValidScale } from '../../../components/grading/scale-choice.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { writePoints } from '../model/points.ts'

/** The fields of an exam without its questions, as the form holds them. */
export interface ExamFields {
  title: string
  type: ExamType
  /** ISO 8601, or empty. */
  date: string
  termId: string | null
  subject: string
  coefficientText: string
  scale: GradingScale | null
  /** Percent of the maximum; empty uses the school's. */
  passMarkText: string
  rounding: Rounding | null
}

/** The fields as they are sent. */
type ExamValues = Omit<CreateExamRequest, 'structure'>

export type FieldProblem = 'title' | 'coefficient' | 'passMark' | 'scale'

/** The props that the groups of fields share. */
export interface ExamFieldsEditing {
  classId: string
  fields: ExamFields
  problems: readonly FieldProblem[]
  onChange: (fields: ExamFields) => void
}

const mostCoefficientHundredths = 9900
const mostBasisPoints = 10_000

export const newExamFields = (date: string, termId: string | null): ExamFields => ({
  title: '',
  type: 'test',
  date,
  termId,
  subject: '',
  coefficientText: formatNumber(1),
  scale: null,
  passMarkText: '',
  rounding: null,
})

export const fieldsOf = (exam: Exam): ExamFields => ({
  title: exam.title,
  type: exam.type,
  date: exam.date ?? '',
  termId: exam.termId,
  subject: exam.subject,
  coefficientText: writePoints(exam.coefficientHundredths),
  scale: exam.scale,
  passMarkText: exam.passMarkBasisPoints === null ? '' : writePoints(exam.passMarkBasisPoints),
  rounding: exam.rounding,
})

/** A number from 0 to `most` with at most two decimals, in hundredths; null for anything else. */
function readHundredths(text: string, most: number): number | null {
  const match = /^(\d{1,3})(?:[.,٫](\d{1,2}))?$/.exec(westernDigits(text.trim()))
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return hundredths <= most ? hundredths : null
}

/** Converts the form into values to send, and lists its errors. */
export function readExamFields(fields: ExamFields): {
  values: ExamValues
  problems: readonly FieldProblem[]
} {
  const coefficient = readHundredths(fields.coefficientText, mostCoefficientHundredths)
  const isPassMarkOwn = fields.passMarkText.trim() !== ''
  const passMark = isPassMarkOwn ? readHundredths(fields.passMarkText, mostBasisPoints) : null
  const problems: FieldProblem[] = []
  if (fields.title.trim() === '') problems.push('title')
  if (coefficient === null) problems.push('coefficient')
  if (isPassMarkOwn && passMark === null) problems.push('passMark')
  if (!isValidScale(fields.scale)) problems.push('scale')
  return {
    values: {
      title: fields.title.trim(),
      type: fields.type,
      date: fields.date || null,
      termId: fields.termId,
      subject: fields.subject.trim(),
      coefficientHundredths: coefficient ?? 100,
      scale: fields.scale,
      passMarkBasisPoints: passMark,
      rounding: fields.rounding,
    },
    problems,
  }
}

/** Only the values that differ from the saved exam. */
export function changedFields(values: ExamValues, exam: Exam): ChangeExamRequest {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(exam[key as keyof ChangeExamRequest])
  return Object.fromEntries(Object.entries(values).filter(differs))
}
