import { westernDigits } from '@classeur/domain/text'
import { LessonRequest, type Language, type TeachingModel } from '@classeur/contracts'

/** The typed form: every field is text until it is sent. */
export interface LessonForm {
  subject: string
  level: string
  topic: string
  /** Minutes, as typed. */
  durationMin: string
  teachingModel: TeachingModel
  language: Language
  priorKnowledge: string
  materials: string
  standards: string
}

/** The props of a group of form fields. */
export interface LessonFieldsProps {
  form: LessonForm
  /** Fields to mark as invalid. */
  wrong: ReadonlySet<keyof LessonForm>
  onChange: (change: Partial<LessonForm>) => void
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
})

export type FormCheck =
  { ok: true; request: LessonRequest } | { ok: false; wrong: ReadonlySet<keyof LessonForm> }

/** Checks the form with the contract's schema. Returns the request to send, or the invalid fields. */
export function checkForm(form: LessonForm): FormCheck {
  const durationMin = form.durationMin.trim() === '' ? NaN : Number(westernDigits(form.durationMin))
  const parsed = LessonRequest.safeParse({ ...form, durationMin })
  if (parsed.success) return { ok: true, request: parsed.data }
  return { ok: false, wrong: new Set(parsed.error.issues.map(({ path }) => path[0] as keyof LessonForm)) }
}

/** The form that would send this request again. */
export const formOf = (request: LessonRequest): LessonForm => ({
  ...request,
  durationMin: String(request.durationMin),
})
