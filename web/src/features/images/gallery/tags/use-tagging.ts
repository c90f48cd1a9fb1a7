import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { showNotice } from '../../../../components/overlays/notices/notices.ts'
import { tagImages, type TagChanges } from '../../model/media-queries.ts'

/** Changes the tags of pictures and reads the galleries again. Says which pictures already have ten tags. */
export function useTagging(ids: readonly string[]) {
  const { t } = useTranslation('my-media')
  const client = useQueryClient()
  const { busy, submit } = useSubmission(async (changes: TagChanges) => {
    try {
      const { full } = await tagImages(ids, changes)
      if (full.length > 0) showNotice('problem', t('tags.full', { count: full.length }), null)
    } catch (error) {
      notifyProblem(error)
    }
    await client.invalidateQueries({ queryKey: ['images'] })
  })
  return { busy, change: submit }
}
