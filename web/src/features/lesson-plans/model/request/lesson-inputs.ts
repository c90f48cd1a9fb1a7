import { westernDigits } from '@classeur/domain/text'
import { LessonRequest, type Language, type LessonPrefill } from '@classeur/contracts'
import { z } from 'zod'
import type { TextControl } from '../../../../components/fields/text/text-control.ts'
import type { DraftForm } from '../../../../drafts/use-draft-form.ts'

const { durationMin, priorKnowledge, materials, standards } = LessonRequest.shape

/** The typed form: every field is text until it is sent. Parses to the request. */
export const LessonForm = LessonRequest.extend({
  /** Minutes, as typed. */
  durationMin: z
    .string()
    .transform((text) => (text.trim() === '' ? NaN : Number(westernDigits(text))))
    .pipe(durationMin),
  priorKnowledge: priorKnowledge.unwrap(),
  materials: materials.unwrap(),
  standards: standards.unwrap(),
})
export type LessonForm = z.input<typeof LessonForm>

/** The fields that the schema refuses. */
export type LessonProblems = DraftForm<LessonForm>['problems']

type TypedField = Exclude<
  keyof LessonForm,
  'teachingModel' | 'language' | 'classId' | 'examId' | 'skillIds' | 'continues' | 'usesResults'
>
/** A class or exam to plan a lesson from. */
export interface ChosenSource {
  classId: string | null
  examId: string | null
  /** The skills to teach; absent to keep the chosen ones. */
  skillIds?: string[]
  /** Whether to continue the class's last lesson. */
  continuesLast?: boolean
  /** The lesson plan to continue instead of the last one. */
  continues?: string | null
}

/** The class of a lesson: what it offers, and how to choose another one. */
export interface ClassSource {
  /** Undefined while it loads, and without a class. */
  prefill: LessonPrefill | undefined
  error: unknown
  retry: () => void
  choose: (source: ChosenSource) => void
}

/** The props of a group of form fields. */
export interface LessonFieldsProps {
  values: LessonForm
  text: (field: TypedField) => TextControl
  set: (chosen: Partial<LessonForm>) => void
  problems: LessonProblems
  /** The class that fills the fields in. */
  source: ClassSource
}

export const emptyForm = (language: Language): LessonForm => ({
  subject: '',
  level: '',
  topic: '',
  durationMin: '55',
  teachingModel: 'direct',
  language,
  priorKnowledge: '',
  materials: '',
  standards: '',
  wishes: '',
  classId: null,
  examId: null,
  usesResults: true,
  skillIds: [],
  continues: null,
})

/** The problems of a form that isn't kept by `useDraftForm`. */
export function lessonProblems(form: LessonForm): LessonProblems {
  const { error } = LessonForm.safeParse(form)
  return Object.fromEntries((error?.issues ?? []).map(({ path, code }) => [String(path[0]), code]))
}

/** The form that would send this request again. */
export const formOf = (request: LessonRequest): LessonForm => ({
  ...request,
  durationMin: String(request.durationMin),
})
