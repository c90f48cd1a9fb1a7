import type { PublishedImage } from '@classeur/contracts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { aspectText } from '../model/aspect-text.ts'
import { DownloadLink } from '../viewer/download-link.tsx'
import { Fact } from '../viewer/fact.tsx'
import classes from './published-details.module.css'
import { MadeBy } from '../viewer/made-by.tsx'

const iconSizePx = 17

/** The public details of a published picture. */
export function PublishedDetails({ image }: { image: PublishedImage }) {
  const { t } = useTranslation('images')
  return (
    <>
      <h2 className={classes.title}>
        <bdi>{image.name}</bdi>
      </h2>
      <div className={classes.made}>
        <MadeBy generator={image.generator} /> {image.mine && <Tag tone="board">{t('explore.mine')}</Tag>}
      </div>
      <dl className={classes.facts}>
        <Fact name={t('fact.shows')}>
          <bdi>{image.altText}</bdi>
        </Fact>
        <Fact name={t('fact.style')}>
          {t(`style.${image.style}`)} · {t(aspectText(image.aspect))}
        </Fact>
        <Fact name={t('fact.published')}>{formatDate(image.publishedAt)}</Fact>
      </dl>
      <div className={classes.actions}>
        <DownloadLink href={image.downloadUrl} icon={<IconDownload size={iconSizePx} aria-hidden />}>
          {t('download')}
        </DownloadLink>
      </div>
    </>
  )
}
