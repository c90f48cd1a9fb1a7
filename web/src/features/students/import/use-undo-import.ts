import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { importsQuery, undoImport } from './imports-requests.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'

/** Undoes an import and shows a notice. */
export function useUndoImport(classId: string): (importId: string) => Promise<void> {
  const { t } = useTranslation('students')
  const client = useQueryClient()
  const keep = useKeepRoster(classId)
  return async (importId) => {
    try {
      const { roster } = await undoImport(classId, importId)
      keep(roster)
      notifyDone(t('import.undone'))
    } catch (error) {
      notifyProblem(error)
    }
    await client.invalidateQueries({ queryKey: importsQuery(classId).queryKey })
  }
}
