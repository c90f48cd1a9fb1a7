import type { ResourceItem } from '@classeur/contracts'
import { IconPhotoEdit, IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { ChooseImage } from '../../../../components/pictures/choose-image.tsx'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import classes from './item-picture-tools.module.css'

const iconSizePx = 16

/** Adds a picture from the teacher's media to an item, or changes or removes it. Each is saved at once. */
export function ItemPictureTools({ item, number }: { item: ResourceItem; number: string }) {
  const { t } = useTranslation('resource-edit')
  const actions = useItemActions()
  const [isOpen, setIsOpen] = useState(false)
  const imageId = item.imageId ?? null
  const Icon = imageId === null ? IconPhotoPlus : IconPhotoEdit
  const place = (chosen: string | null) => {
    setIsOpen(false)
    void actions.setPicture(item, number, chosen)
  }
  return (
    <div className={classes.tools} lang={currentLanguage()} dir={directionOf(currentLanguage())}>
      <Button small icon={<Icon size={iconSizePx} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(imageId === null ? 'picture.add' : 'picture.change')}
      </Button>
      {imageId !== null && (
        <Button small look="quiet" onClick={() => place(null)}>
          {t('picture.remove')}
        </Button>
      )}
      {isOpen &&
        // Outside of the paper, which is white in the dark theme too.
        createPortal(
          <Dialog title={t('picture.title', { number })} wide onClose={() => setIsOpen(false)}>
            <div className="stack">
              <ChooseImage chosenId={imageId} none={t('picture.noMedia')} onChoose={place} />
            </div>
          </Dialog>,
          document.body,
        )}
    </div>
  )
}
