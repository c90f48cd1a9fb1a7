import type { School } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { isSame } from '../../../drafts/field-edits.ts'
import { useDraft } from '../../../drafts/use-draft.ts'
import { isProblem } from '../../../http/client.ts'
import { useSchoolActions } from '../model/school-queries.ts'
import { sectionsToSave, settingsOf, type SchoolSettings } from '../model/sections.ts'

/**
 * Edits the settings of a school and saves all valid sections together. Other people's changes appear during the edit.
 * A field that was edited here and by someone else is never overwritten before the person chooses.
 */
export function useSchoolEdit(school: School) {
  const { t } = useTranslation('settings')
  const { change, readAgain } = useSchoolActions()
  const draft = useDraft<SchoolSettings>({ form: 'school', subject: school.id, stored: settingsOf(school) })
  const { ready, wrong, sent } = sectionsToSave(draft.edits)

  /** Retries after a colleague changed other fields. Fails after a change of the same field. */
  async function send(version: number): Promise<void> {
    try {
      await change({ ...sent, version })
    } catch (problem) {
      if (!isProblem(problem, 'schools/changed-meanwhile')) throw problem
      const now = await readAgain()
      const isTouched = (field: string) => !isSame(now[field as keyof School], school[field as keyof School])
      if (now.version === version || Object.keys(sent).some(isTouched)) throw problem
      await change({ ...sent, version: now.version })
    }
  }
  const { busy, error, submit } = useSubmission(async () => {
    await draft.save(sent, () => send(school.version))
    notifyDone(t('savedState'))
  })

  return {
    draft,
    ready,
    wrong,
    busy,
    error,
    canSave: ready.length > 0 && draft.conflicts.length === 0,
    save: () => void submit(),
  }
}
