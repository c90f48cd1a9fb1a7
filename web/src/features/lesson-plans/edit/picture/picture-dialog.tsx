import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { ChooseImage } from '../../../../components/pictures/choose-image.tsx'
import { DrawPicture } from './draw-picture.tsx'
import { PlacedPicture } from './placed-picture.tsx'
import type { PictureRequest } from './use-picture-request.ts'

interface PictureDialogProps {
  /** The description that a new picture starts with. */
  suggested: string
  imageId: string | null
  request: PictureRequest
  onPlace: (imageId: string | null) => void
  onClose: () => void
}

/** The picture of a phase: its description, another one from the teacher's media, or a new one. */
export default function PictureDialog({ suggested, imageId, request, onPlace, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['lesson-edit', 'images'])
  const [source, setSource] = useState<'media' | 'new'>(request.prompt === null ? 'media' : 'new')
  const place = (chosen: string | null) => {
    onPlace(chosen)
    onClose()
  }
  return (
    <Dialog title={t('picture.title')} wide onClose={onClose}>
      <div className="stack">
        {imageId !== null && <PlacedPicture imageId={imageId} onRemove={() => place(null)} />}
        <ChoiceField
          label={t('picture.source')}
          look="segments"
          value={source}
          options={[
            { value: 'media', label: t('picture.media') },
            { value: 'new', label: t('picture.new') },
          ]}
          onChange={setSource}
        />
        {source === 'media' ? (
          <ChooseImage chosenId={imageId} none={t('picture.noMedia')} onChoose={place} />
        ) : (
          <DrawPicture suggested={suggested} request={request} />
        )}
      </div>
    </Dialog>
  )
}
