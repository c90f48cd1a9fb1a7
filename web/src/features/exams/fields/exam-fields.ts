import { westernDigits } from '@classeur/domain/text'
import { Exam } from '@classeur/contracts'
import { z } from 'zod'
import type { DraftForm } from '../../../drafts/use-draft-form.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { writePoints } from '../model/points.ts'

const { title, type, termId, subject, coefficientHundredths, scale, passMarkBasisPoints, rounding } =
  Exam.shape

/** A typed number with at most two decimals. Parses to hundredths. */
const Hundredths = z.string().transform((text, context) => {
  const match = /^(\d{1,3})(?:[.,٫](\d{1,2}))?$/.exec(westernDigits(text.trim()))
  if (match) return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  context.addIssue('number')
  return z.NEVER
})

/** The fields of an exam without its questions, as the form holds them. */
export const ExamFields = z.object({
  title,
  type,
  /** ISO 8601, or empty. */
  date: z.string().transform((day) => day || null),
  termId,
  subject,
  coefficientText: Hundredths.pipe(coefficientHundredths),
  scale,
  /** Percent of the maximum; empty uses the school's. */
  passMarkText: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(Hundredths.nullable())
    .pipe(passMarkBasisPoints),
  rounding,
})
export type ExamFields = z.input<typeof ExamFields>

/** The parsed fields under the names that are sent. */
export const toExamValues = ({ coefficientText, passMarkText, ...values }: z.output<typeof ExamFields>) => ({
  ...values,
  coefficientHundredths: coefficientText,
  passMarkBasisPoints: passMarkText,
})

/** The props that the groups of fields share. */
export interface ExamFieldsEditing extends Pick<
  DraftForm<ExamFields>,
  'values' | 'text' | 'set' | 'problems'
> {
  classId: string
}

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

/** The fields of a stored exam as the form shows them. */
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
