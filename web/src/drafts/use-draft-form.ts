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
/** Sends the form. The draft ends when it resolves, unless the result is false. */
type Save<Sent> = (sent: Sent) => Promise<void | false> | false

interface FormRules<Values extends Fields, Sent> {
  /**
   * Validates the typed values and converts them for the request. The message of an issue is the key of the problem.
   */
  schema: z.ZodType<Sent, Values>
  save: Save<Sent>
}

export interface DraftForm<Values extends Fields, Sent = unknown> {
  /** For `DraftNote` and `DraftConflicts`. */
  draft: FieldDraft<Values>
  /** The values that the form shows. */
  values: Values
  /** The attributes that connect a text control with its field. */
  text: (field: keyof Values & string) => UseFormRegisterReturn
  /** Stores values that were chosen rather than typed. A function receives the latest values. */
  set: (chosen: Partial<Values> | ((now: Values) => Partial<Values>)) => void
  /** Moves the focus to a text control. */
  focus: (field: keyof Values & string) => void
  /** The message of each field that the schema refuses. */
  problems: { readonly [K in keyof Values]?: string }
  busy: boolean
  /** The error of the last attempt to save, or null. */
  error: unknown
  onSubmit: (event: FormEvent) => void
  /** Submits the form by another action than `save`. */
  submitWith: (save: Save<Sent>) => void
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
}: DraftOptions<Values> & FormRules<Values, Sent>): DraftForm<Values, Sent> {
  const draft = useDraft<Values>(options)
  const { value } = draft
  const form = useForm<Values, unknown, Sent>({
    defaultValues: value as DefaultValues<Values>,
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitted } = form.formState
  const isStored = options.stored !== undefined

  useEffect(() => {
    // The values changed elsewhere: the draft was discarded or saved, or another tab or the server has other values.
    const isElsewhere = !isSame(form.getValues(), value)
    if (isElsewhere) form.reset(value)
    // Every field is checked, because a change in one field can solve a problem that is shown at another.
    if (isStored || (isSubmitted && !isElsewhere)) void form.trigger()
  }, [form, value, isStored, isSubmitted])

  const { busy, error, submit } = useSubmission(async (action: Save<Sent>, sent: Sent, typed: Values) => {
    if ((await draft.save(typed, async () => action(sent))) === false) return
    // A text that the form keeps showing counts as new, so its problems wait for the next attempt.
    form.reset(undefined, { keepValues: true })
  })
  const checkThen = (action: Save<Sent>) =>
    form.handleSubmit((sent) => {
      if (draft.conflicts.length === 0) void submit(action, sent, value)
    })

  return {
    draft,
    values: value,
    text: (field) => {
      const { onChange, ...control } = form.register(field as Path<Values>)
      return {
        ...control,
        onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => {
          draft.set({ [field]: event.target.value } as Partial<Values>)
          return onChange(event)
        },
      }
    },
    set: (next) => {
      const chosen = typeof next === 'function' ? next(form.getValues()) : next
      draft.set(chosen)
      for (const field of Object.keys(chosen) as Path<Values>[])
        form.setValue(field, chosen[field] as PathValue<Values, Path<Values>>)
    },
    focus: (field) => form.setFocus(field as Path<Values>),
    problems: Object.fromEntries(
      Object.entries(errors).map(([field, problem]) => [field, problem?.message || 'invalid']),
    ) as DraftForm<Values>['problems'],
    busy,
    error,
    onSubmit: (event) => void checkThen(save)(event),
    submitWith: (action) => void checkThen(action)(),
  }
}
