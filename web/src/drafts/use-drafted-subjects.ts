import { useMemo, useSyncExternalStore } from 'react'
import type { DraftForm } from './draft-forms.ts'
import { readDraftedSubjects, subscribeToDrafts } from './draft-storage.ts'

/** Subjects of this form that have unsaved text, for the lists and buttons that lead to the form. */
export function useDraftedSubjects(form: DraftForm): ReadonlySet<string> {
  const subjects = useSyncExternalStore(subscribeToDrafts, () => readDraftedSubjects(form))
  return useMemo(() => new Set(JSON.parse(subjects) as string[]), [subjects])
}
