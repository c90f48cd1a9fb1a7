import type { ImportStudentsRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { importStudents, importsQuery } from './imports-requests.ts'
import { rosterQuery } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import { useUndoImport } from './use-undo-import.ts'

/**
 * Imports the previewed rows. If the class list has changed, refetches it so that the teacher can review the import
 * again.
 */
export function useCommitImport(classId: string, onDone: () => void) {
  const { t } = useTranslation('students')
  const client = useQueryClient()
  const keep = useKeepRoster(classId)
  const undo = useUndoImport(classId)
  return useSubmission(async (request: ImportStudentsRequest) => {
    try {
      const { import: done, roster } = await importStudents(classId, request)
      keep(roster)
      void client.invalidateQueries({ queryKey: importsQuery(classId).queryKey })
      onDone()
      const counts = [t('import.new', { count: done.created }), t('import.changed', { count: done.changed })]
      notifyUndoable(`${t('import.done')} ${counts.join(' · ')}`, {
        label: t('undo'),
        run: () => void undo(done.id),
      })
    } catch (error) {
      if (isProblem(error, 'students/roster-changed'))
        await client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey })
      throw error
    }
  })
}
