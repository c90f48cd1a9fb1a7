import type { MediaImage } from '@classeur/contracts'
import { IconCopy, IconDownload, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { aspectText } from '../model/aspect-text.ts'
import { DownloadLink } from '../viewer/download-link.tsx'
import { Fact } from '../viewer/fact.tsx'
import classes from './media-details.module.css'
import { MadeBy } from '../viewer/made-by.tsx'
import { MediaForm } from './media-form.tsx'
import { MissingNote } from '../viewer/missing-note.tsx'

const iconSizePx = 17
const bytesAKilobyte = 1000

interface MediaDetailsProps {
  image: MediaImage
  onDelete: () => void
  /** Copies the prompt, style and shape back into the composer. */
  onAgain: () => void
}

/** The details of one's own picture: editable texts, facts and actions. */
export function MediaDetails({ image, onDelete, onAgain }: MediaDetailsProps) {
  const { t } = useTranslation('images')
  return (
    <>
      <h2 className={classes.title}>
        <bdi>{image.name}</bdi>
      </h2>
      <div className={classes.made}>
        <MadeBy generator={image.generator} />
        <MissingNote missing={image.missing} />
      </div>
      <MediaForm key={image.id} image={image} />
      <dl className={classes.facts}>
        <Fact name={t('fact.prompt')}>
          <bdi>{image.prompt}</bdi>
        </Fact>
        <Fact name={t('fact.style')}>
          {t(`style.${image.style}`)} · {t(aspectText(image.aspect))}
        </Fact>
        <Fact name={t('fact.made')}>
          {formatDateTime(image.createdAt)} ·{' '}
          {t('fact.size', {
            width: formatNumber(image.width, { useGrouping: false }),
            height: formatNumber(image.height, { useGrouping: false }),
            kilobytes: formatNumber(Math.ceil(image.sizeBytes / bytesAKilobyte)),
          })}
        </Fact>
      </dl>
      <div className={classes.actions}>
        <DownloadLink href={image.downloadUrl} icon={<IconDownload size={iconSizePx} aria-hidden />}>
          {t('download')}
        </DownloadLink>
        <Button small icon={<IconCopy size={iconSizePx} aria-hidden />} onClick={onAgain}>
          {t('again')}
        </Button>
        <Button small look="danger" icon={<IconTrash size={iconSizePx} aria-hidden />} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </>
  )
}
