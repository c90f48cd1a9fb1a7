import type { MediaImage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../http/queries/profile.ts'
import { joinList } from '../../../i18n/join-list.ts'
import { ratioStyle } from '../viewer/image-tile.tsx'
import { Fact } from '../viewer/fact.tsx'
import { Picture } from '../viewer/picture.tsx'
import classes from './public-preview.module.css'

/** A picture and its texts as everybody will see them. */
export function PublicPreview({ image, altText }: { image: MediaImage; altText: string }) {
  const { t } = useTranslation('picture-publishing')
  const creator = useProfile()?.displayName ?? ''
  return (
    <div className={classes.preview}>
      <div className={classes.picture} style={ratioStyle(image.width, image.height)}>
        <Picture
          src={image.fileUrl}
          alt={altText}
          thumbHash={image.thumbHash}
          width={image.width}
          height={image.height}
          labels={image.labels}
          eager
        />
      </div>
      <dl className={classes.facts}>
        <Fact name={t('preview.name')}>
          <bdi>{image.name}</bdi>
        </Fact>
        {image.tags.length > 0 && (
          <Fact name={t('preview.tags')}>
            <bdi>{joinList(image.tags)}</bdi>
          </Fact>
        )}
        <Fact name={t('preview.creator')}>
          <bdi>{creator}</bdi>
        </Fact>
        <Fact name={t('preview.hidden')}>{t('preview.hiddenText')}</Fact>
      </dl>
    </div>
  )
}
