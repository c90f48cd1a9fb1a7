import { useTranslation } from 'react-i18next'
import { LabelledImage } from '../../../../components/pictures/labelled-image.tsx'
import { useEditing } from '../model/editing.ts'
import classes from './item-picture.module.css'

interface ItemPictureProps {
  imageId: string
  /** Whether to say that there is a picture that can't be shown, because the sheet doesn't have it any more. */
  named?: boolean
}

/** The picture of an item, if it still exists. */
export function ItemPicture({ imageId, named = false }: ItemPictureProps) {
  const { t } = useTranslation('resource-edit')
  const picture = useEditing().resource.pictures.find((one) => one.imageId === imageId)
  if (!picture) return named && <p className="text-quiet">{t('picture.earlier')}</p>
  const { url, altText, width, height, labels } = picture
  return (
    <div>
      <LabelledImage
        className={classes.picture}
        src={url}
        alt={altText}
        width={width}
        height={height}
        labels={labels}
      />
    </div>
  )
}
