import type { Resource } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { restoreVersion } from '../model/resource-requests.ts'
import { cachedResource, readResourceAgain, receiveResource } from '../model/use-live-resource.ts'

/** Makes a version the newest one. Undoing it restores the version that was the newest before. */
export function useRestoreVersion({ id, revision }: Resource) {
  const { t } = useTranslation('resource-edit')
  const client = useQueryClient()
  const restore = async (number: number, basedOn: number) => {
    const restored = await restoreVersion(id, number, basedOn)
    receiveResource(client, restored)
    return restored.revision
  }
  const failed = async (error: unknown) => {
    notifyProblem(error)
    // Someone has changed the sheet: show it before the teacher decides again.
    await readResourceAgain(client, id)
  }
  return useSubmission(async (number: number, newest: number) => {
    let restored: number
    try {
      restored = await restore(number, cachedResource(client, id)?.revision ?? revision)
    } catch (error) {
      return failed(error)
    }
    notifyUndoable(t('versions.restored', { number: formatNumber(number) }), {
      label: t('undo'),
      // If anybody has changed the sheet since, undoing would overwrite that.
      run: () => void restore(newest, restored).catch(failed),
    })
  })
}
