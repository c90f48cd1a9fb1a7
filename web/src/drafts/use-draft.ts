import { useEffect, useMemo } from 'react'
import type { DraftKey } from './draft-forms.ts'
import {
  conflictsOf,
  keptEdits,
  liveEdits,
  typedOf,
  withoutSaved,
  withoutSetBack,
  withSent,
  withTyped,
  type FieldConflict,
  type FieldEdits,
} from './field-edits.ts'
import { removeDraft } from './draft-storage.ts'
import { beginRequest, isUnderway } from './requests-underway.ts'
import { useDraftEntry, type ShownDraft } from './use-draft-entry.ts'

interface OfStored<T> extends DraftKey {
  /** The values on the server. A field that changes there is updated in the form, unless it was edited here. */
  stored: T
  initial?: undefined
}

interface OfNew<T> extends DraftKey {
  /** The initial values of a new thing. Nobody else can change them. */
  initial: T
  stored?: undefined
}

export type DraftOptions<T> = OfStored<T> | OfNew<T>

export interface FieldDraft<T> extends ShownDraft {
  /** The values that the form shows. */
  value: T
  /** The typed values that differ from the stored ones. */
  edits: Partial<T>
  isEdited: boolean
  /** Fields that someone else changed during this edit. Nothing may be saved before the person has decided each one. */
  conflicts: readonly FieldConflict<T>[]
  /** Stores typed values. A function receives the latest values. */
  set: (typed: Partial<T> | ((now: T) => Partial<T>)) => void
  /**
   * Runs the request that saves `sent`, and ends the edits that it saved. What is changed during the request stays, also
   * a field that is set back. If the answer is lost, the stored text may be the person's own. A request that resolves to
   * false saved nothing. `stored` must have the new values when the request resolves.
   */
  save: <A>(sent: Partial<T>, request: () => Promise<A>) => Promise<A>
  /** Ends all edits, because they were saved at once or aren't wanted. */
  saved: () => void
  keepTyped: (field: keyof T) => void
  takeStored: (field: keyof T) => void
}

/** After this time, no answer is expected for a request of another tab or of an earlier visit, and no late value. */
const answerWithinMs = 60_000

const orNull = <T>(edits: FieldEdits<T>) => (Object.keys(edits).length > 0 ? edits : null)

/** Returns the same object until a field changes, so that memoised values that depend on it stay valid. */
const useMerged = <T extends object>(content: string): T =>
  useMemo(() => {
    const [stored, typed] = JSON.parse(content) as [T, Partial<T>]
    return { ...stored, ...typed }
  }, [content])

/**
 * The fields of a form, kept as a draft. Every change is stored for this person on this device, until the draft is
 * saved or discarded or the person signs out. It survives closing the form, leaving, a reload and an expired session,
 * and is the same in every tab. Only edited fields are stored, each with the value it had when the edit began.
 */
export function useDraft<T extends object>(options: DraftOptions<T>): FieldDraft<T> {
  const { form, subject = '' } = options
  const { kept, change, ...shown } = useDraftEntry<FieldEdits<T>>({ form, subject })
  const stored = (options.stored ?? options.initial) as T
  const live = liveEdits(stored, kept ?? {})
  const edits = typedOf(live)
  const isEdited = Object.keys(edits).length > 0
  const value = useMerged<T>(JSON.stringify([stored, edits]))
  const isSettled = kept !== null && !isEdited
  const isAwaited = isSettled && orNull(keptEdits(stored, kept)) !== null
  const name = `${form}:${subject}`

  // The server now holds the same values, so the draft is no longer needed.
  useEffect(() => {
    if (!isSettled) return
    if (!isAwaited) return void removeDraft({ form, subject })
    const timer = setTimeout(() => !isUnderway(name) && removeDraft({ form, subject }), answerWithinMs)
    return () => clearTimeout(timer)
  }, [isSettled, isAwaited, name, form, subject])

  const changeEdits = (next: (now: FieldEdits<T>) => FieldEdits<T>) =>
    change((now) => orNull(keptEdits(stored, next(now ?? {}))))

  return {
    ...shown,
    restoredAt: isEdited ? shown.restoredAt : null,
    value,
    edits,
    isEdited,
    conflicts: options.stored ? conflictsOf(stored, live) : [],
    set: (typed) =>
      changeEdits((now) => {
        const current = { ...stored, ...typedOf(liveEdits(stored, now)) }
        const next = typeof typed === 'function' ? typed(current) : typed
        return withTyped(stored, now, next, isUnderway(name))
      }),
    save: async (sent, request) => {
      if (isEdited) changeEdits((now) => withSent(stored, now, sent))
      const end = beginRequest(name)
      let isSaved = false
      try {
        const answer = await request()
        isSaved = answer !== false
        return answer
      } finally {
        end()
        change((now) =>
          orNull(isSaved ? withoutSaved(now ?? {}, sent, !!options.stored) : withoutSetBack(now ?? {})),
        )
      }
    },
    saved: () => change(() => null),
    keepTyped: (field) =>
      changeEdits((now) => {
        const edit = now[field]
        return edit ? { ...now, [field]: { base: stored[field], typed: edit.typed } } : now
      }),
    takeStored: (field) => changeEdits((now) => ({ ...now, [field]: undefined })),
  }
}
