import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { useSubmission } from '../components/fields/use-submission.ts'
import { isSame } from './field-edits.ts'
import { useDraft, type DraftOptions, type FieldDraft } from './use-draft.ts'

type Fields = Record<string, unknown>

interface FormRules<Values extends Fields, Sent> {
  /**
   * Validates the typed values and converts them for the request. The message of an issue is the key of the problem.
   */
  schema: z.ZodType<Sent, Values>
  /** Sends the form. The draft ends when it resolves, unless it resolves to false. */
  save: (sent: Sent) => Promise<void | false>
}

export interface DraftForm<Values extends Fields> {
  /** For `DraftNote` and `DraftConflicts`. */
  draft: FieldDraft<Values>
  /** The values that the form shows. */
  values: Values
  /** The attributes that connect a text control with its field. */
  text: (field: keyof Values & string) => UseFormRegisterReturn
  /** Stores values that were chosen rather than typed. */
  set: (chosen: Partial<Values>) => void
  /** The message of each field that the schema refuses. */
  problems: { readonly [K in keyof Values]?: string }
  busy: boolean
  /** The error of the last attempt to save, or null. */
  error: unknown
  onSubmit: (event: FormEvent) => void
}

/**
 * A form whose fields are kept as a draft and validated by a schema. A form of an existing item shows problems while
 * the person types. A form of a new item waits for the first attempt to submit, which focuses the first field with a
 * problem. Nothing is sent while a conflict is undecided, and a double click sends once.
 */
export function useDraftForm<Values extends Fields, Sent>({
  schema,
  save,
  ...options
}: DraftOptions<Values> & FormRules<Values, Sent>): DraftForm<Values> {
  const draft = useDraft<Values>(options)
  const { value } = draft
  const form = useForm<Values, unknown, Sent>({
    defaultValues: value as DefaultValues<Values>,
    resolver: zodResolver(schema),
    mode: options.stored ? 'onChange' : 'onSubmit',
  })
  const { errors, isSubmitted } = form.formState
  const isChecked = isSubmitted || options.stored !== undefined

  // The values were changed elsewhere: the draft was discarded or saved, or another tab or the server has other
  // values.
  useEffect(() => {
    if (!isSame(form.getValues(), value)) form.reset(value)
  }, [form, value])

  const { busy, error, submit } = useSubmission(async (sent: Sent, typed: Values) => {
    if ((await save(sent)) !== false) draft.saved(typed)
  })
  const check = form.handleSubmit((sent) => {
    if (draft.conflicts.length === 0) void submit(sent, value)
  })

  return {
    draft,
    values: value,
    text: (field) => {
      const { onChange, ...control } = form.register(field as Path<Values>)
      return {
        ...control,
        onChange: (event: { target: HTMLInputElement }) => {
          draft.set({ [field]: event.target.value } as Partial<Values>)
          return onChange(event)
        },
      }
    },
    set: (chosen) => {
      draft.set(chosen)
      for (const field of Object.keys(chosen) as Path<Values>[])
        form.setValue(field, chosen[field] as PathValue<Values, Path<Values>>, { shouldValidate: isChecked })
    },
    problems: Object.fromEntries(
      Object.entries(errors).map(([field, problem]) => [field, problem?.message || 'invalid']),
    ) as DraftForm<Values>['problems'],
    busy,
    error,
    onSubmit: (event) => void check(event),
  }
}
