import type { ChangeClassRequest, GradingScale, SchoolClass } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useDraft } from '../../../drafts/use-draft.ts'
import { classesKey, classKey, classQuery } from '../../../http/school-class.ts'
import { changeClass } from '../model/classes-queries.ts'
import { draftOf, fieldsOf, type ClassDraft } from '../model/class-draft.ts'

/** All editable settings of a class. */
export interface ClassSettings extends ClassDraft {
  scale: GradingScale | null
  usesExternalIds: boolean
  editorsMayRelease: boolean
}

const settingsOf = (schoolClass: SchoolClass): ClassSettings => ({
  ...draftOf(schoolClass),
  scale: schoolClass.scale,
  usesExternalIds: schoolClass.usesExternalIds,
  editorsMayRelease: schoolClass.editorsMayRelease,
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The typed settings over the saved ones. Colleagues' changes appear in fields that weren't edited here, and only
 * edited fields are sent.
 */
export function useClassChanges(schoolClass: SchoolClass) {
  const client = useQueryClient()
  const stored = settingsOf(schoolClass)
  const draft = useDraft({ form: 'class', subject: schoolClass.id, stored })
  const settings = draft.value

  return {
    settings,
    draft,
    save: async () => {
      const { scale, usesExternalIds, editorsMayRelease } = settings
      const before: ChangeClassRequest = {
        ...fieldsOf(stored),
        scale: stored.scale,
        usesExternalIds: stored.usesExternalIds,
        editorsMayRelease: stored.editorsMayRelease,
      }
      const after: ChangeClassRequest = { ...fieldsOf(settings), scale, usesExternalIds, editorsMayRelease }
      const changed = Object.entries(after).filter(
        ([field, value]) => !isSame(value, before[field as keyof ChangeClassRequest]),
      )
      if (changed.length > 0) {
        const saved = await changeClass(schoolClass.id, Object.fromEntries(changed))
        client.setQueryData(classQuery(saved.id).queryKey, saved)
        void client.invalidateQueries({ queryKey: classesKey })
        void client.invalidateQueries({ queryKey: classKey(saved.id) })
      }
      draft.saved(draft.edits)
    },
  }
}
