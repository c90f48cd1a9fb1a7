import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../components/overlays/notices/notices.ts'
import { announceKept } from './announce-kept.ts'
import type { DraftKey } from './draft-forms.ts'
import { isUnkept, readDraft, removeDraft, subscribeToDrafts, writeDraft } from './draft-storage.ts'

/** The state of a draft that `DraftNote` shows. */
export interface ShownDraft {
  /** Time of the last change before this form opened (ms since 1970); null when the text was begun in this form. */
  restoredAt: number | null
  /** False when the browser can't store the draft, which then lasts as long as the page. */
  isKept: boolean
  /** Removes the draft and shows a notice that can undo this. */
  discard: () => void
}

export interface DraftEntry<T> extends ShownDraft {
  /** The stored draft, or null. */
  kept: T | null
  /** Stores the result of `change`, which gets the latest draft; a null result removes the draft. */
  change: (change: (kept: T | null) => T | null) => void
}

/** Number of mounted forms by name. React may unmount a form and mount it again in the same tick. */
const open = new Map<string, number>()

/**
 * Unsaved content of a form. It survives closing the form, a reload and an expired session, and follows other tabs.
 * For fields, use {@link useDraft}.
 */
export function useDraftEntry<T>({ form, subject = '' }: DraftKey): DraftEntry<T> {
  const { t } = useTranslation('shell')
  const draftKey = { form, subject }
  const name = `${form}:${subject}`
  const entry = useSyncExternalStore(subscribeToDrafts, () => readDraft<T>(draftKey))
  const isKept = useSyncExternalStore(subscribeToDrafts, () => !isUnkept(draftKey))
  const [begun, setBegun] = useState<{ name: string; draftAt: number | null } | null>(null)

  useEffect(() => {
    const left: DraftKey = { form, subject }
    open.set(name, (open.get(name) ?? 0) + 1)
    return () => {
      open.set(name, (open.get(name) ?? 1) - 1)
      setTimeout(() => {
        if (!open.get(name) && readDraft(left) !== null) announceKept()
      })
    }
  }, [form, subject, name])

  const isBegunHere = begun?.name === name
  return {
    kept: entry?.data ?? null,
    restoredAt: entry ? (isBegunHere ? begun.draftAt : entry.at) : null,
    isKept,
    change: (change) => {
      const before = readDraft<T>(draftKey)
      const next = change(before?.data ?? null)
      if (!before || !isBegunHere) setBegun({ name, draftAt: before?.at ?? null })
      if (next !== null) writeDraft(draftKey, next)
      else if (before) removeDraft(draftKey)
    },
    discard: () => {
      const putBack = removeDraft(draftKey)
      notifyUndoable(t('draft.discarded'), { label: t('draft.undo'), run: putBack })
    },
  }
}
