import type { MediaImage, MediaPage } from '@classeur/contracts'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { deleteImage, imageListsKey, restoreImage } from '../model/images-queries.ts'

type Pages = InfiniteData<MediaPage>

/** Removes a picture from the list at once and deletes it. The notice can restore it. */
export function useDeleteImage(onGone: (id: string) => void) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: imageListsKey })

  const without = (id: string) => (pages: Pages | undefined) =>
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, images: page.images.filter((image) => image.id !== id) })),
    }

  return async ({ id, name }: MediaImage): Promise<void> => {
    onGone(id)
    await client.cancelQueries({ queryKey: imageListsKey })
    client.setQueriesData<Pages>({ queryKey: imageListsKey }, without(id))
    try {
      await deleteImage(id)
      notifyUndoable(t('deleted', { name }), {
        label: t('undo'),
        run: () => void restoreImage(id).then(readAgain, notifyProblem),
      })
    } catch (error) {
      notifyProblem(error)
      await readAgain()
    }
  }
}
