import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { showNotice } from '../../../../components/overlays/notices/notices.ts'
import { oneAfterAnother } from '../../../../config/one-after-another.ts'
import { tagImages, type TagChanges } from '../../model/media-queries.ts'

/**
 * Returns a function that changes the tags of pictures and reads the galleries again. It says which pictures already
 * have ten tags, and resolves to whether the change was saved. A change waits for the ones before it, so none is lost.
 */
export function useTagging(ids: readonly string[]): (changes: TagChanges) => Promise<boolean> {
  const { t } = useTranslation('my-media')
  const client = useQueryClient()
  const [inTurn] = useState(oneAfterAnother)

  const send = async (changes: TagChanges) => {
    try {
      const { full } = await tagImages(ids, changes)
      if (full.length > 0) showNotice('problem', t('tags.full', { count: full.length }), null)
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    } finally {
      void client.invalidateQueries({ queryKey: ['images'] })
    }
  }
  return (changes) => inTurn(() => send(changes))
}
