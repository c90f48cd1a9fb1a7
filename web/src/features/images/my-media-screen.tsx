import type { MediaImage } from '@classeur/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Composer } from './composer/composer.tsx'
import { ImagesHeader } from './viewer/images-header.tsx'
import { MyGallery } from './gallery/my-gallery.tsx'
import { usePictureDraft } from './composer/use-picture-draft.ts'

/** Requests pictures, shows their progress, and keeps them. */
export default function MyMediaScreen() {
  const { t } = useTranslation('images')
  const draft = usePictureDraft()
  const top = useRef<HTMLDivElement>(null)
  const again = ({ prompt, style, aspect }: MediaImage) => {
    draft.set({ prompt, style, aspect })
    top.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={top}>
      <ImagesHeader lead={t('lead')} />
      <Composer draft={draft} />
      <MyGallery onAgain={again} />
    </div>
  )
}
