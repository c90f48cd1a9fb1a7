import { SchoolClass } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { changesOf } from '../../../drafts/field-edits.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { classesKey, classKey, classQuery } from '../../../http/queries/school-class.ts'
import { changeClass } from '../model/classes-queries.ts'
import { ClassDraft, draftOf } from '../model/class-draft.ts'

/** All editable settings of a class, as typed. Parses to the settings as they are sent. */
const ClassSettings = ClassDraft.extend(
  SchoolClass.pick({ scale: true, usesExternalIds: true, editorsMayRelease: true }).shape,
)
export type ClassSettings = z.input<typeof ClassSettings>

/**
 * The settings of a class as a form. Colleagues' changes appear in fields that weren't edited here, and only edited
 * fields are sent.
 */
export function useClassForm(schoolClass: SchoolClass) {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const { scale, usesExternalIds, editorsMayRelease } = schoolClass
  const stored = { ...draftOf(schoolClass), scale, usesExternalIds, editorsMayRelease }
  return useDraftForm({
    form: 'class',
    subject: schoolClass.id,
    stored,
    schema: ClassSettings,
    save: async (settings) => {
      const changes = changesOf(ClassSettings.parse(stored), settings)
      if (Object.keys(changes).length > 0) {
        const saved = await changeClass(schoolClass.id, changes)
        client.setQueryData(classQuery(saved.id).queryKey, saved)
        void client.invalidateQueries({ queryKey: classesKey })
        void client.invalidateQueries({ queryKey: classKey(saved.id) })
      }
      notifyDone(t('settings.saved'))
    },
  })
}
