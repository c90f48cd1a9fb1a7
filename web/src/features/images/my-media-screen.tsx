import type { MediaImage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Composer } from './composer/composer.tsx'
import { ImagesHeader } from './viewer/images-header.tsx'
import { MyGallery } from './gallery/my-gallery.tsx'
import { usePictureForm } from './composer/use-picture-form.ts'

/** Requests pictures, shows their progress, and keeps them. */
export default function MyMediaScreen() {
  const { t } = useTranslation('images')
  const form = usePictureForm()
  const again = ({ prompt, style, aspect }: MediaImage) => {
    form.set({ prompt, ...(style && { style }), ...(aspect && { aspect }) })
    form.focus('prompt')
  }
  return (
    <div>
      <ImagesHeader lead={t('lead')} />
      <Composer form={form} />
      <MyGallery onAgain={again} />
    </div>
  )
}
