import { classColours, SchoolClass } from '@classeur/contracts'
import { z } from 'zod'
import { namesIn } from '../../../components/fields/text/listed-names.ts'

/** The typed fields of a class, with the subjects separated by commas. Parses to the fields as they are sent. */
export const ClassDraft = SchoolClass.pick({
  name: true,
  level: true,
  schoolYear: true,
  colour: true,
}).extend({
  subjects: z.string().transform(namesIn).pipe(SchoolClass.shape.subjects),
})
export type ClassDraft = z.input<typeof ClassDraft>

const firstMonthOfYear = 7

/** The school year of a date as it is usually written: "2026–27" from August on. */
function schoolYearOf(day: Date): string {
  const first = day.getMonth() >= firstMonthOfYear ? day.getFullYear() : day.getFullYear() - 1
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`
}

/** A new class. Each new class gets the next colour. */
export const emptyDraft = (classesSoFar: number, subjects: readonly string[], today: Date): ClassDraft => ({
  name: '',
  level: '',
  subjects: subjects.length === 1 ? (subjects[0] ?? '') : '',
  schoolYear: schoolYearOf(today),
  colour: classColours[classesSoFar % classColours.length] ?? 'board',
})

export const draftOf = ({ name, level, subjects, schoolYear, colour }: SchoolClass): ClassDraft => ({
  name,
  level,
  subjects: subjects.join(', '),
  schoolYear,
  colour,
})
