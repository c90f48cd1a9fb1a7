import type { MediaImage } from '@classeur/contracts'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { aspectText } from '../model/aspect-text.ts'
import { usesQuery } from '../model/media-queries.ts'
import { CopyCredit } from '../viewer/copy-credit.tsx'
import { LabelsButton } from '../labels/labels-button.tsx'
import { PublishPanel } from '../publishing/publish-panel.tsx'
import { Fact } from '../viewer/fact.tsx'
import { MadeBy } from '../viewer/made-by.tsx'
import { MissingNote } from '../viewer/missing-note.tsx'
import { AltTextForm } from './details/alt-text-form.tsx'
import { DownloadMenu } from './details/download-menu.tsx'
import { PictureUses } from './details/picture-uses.tsx'
import classes from './media-details.module.css'
import { TagPictures } from './tags/tag-pictures.tsx'

const iconSizePx = 17
const bytesAKilobyte = 1000

interface MediaDetailsProps {
  image: MediaImage
  onDelete: () => void
  /** Copies the prompt, style and shape back into the composer. */
  onAgain: () => void
}

/** The details of one's own picture: actions, editable texts, facts and uses. */
export function MediaDetails({ image, onDelete, onAgain }: MediaDetailsProps) {
  const { t } = useTranslation(['images', 'my-media'])
  const uses = useQuery(usesQuery(image.id)).data
  return (
    <>
      <div className={classes.actions}>
        <DownloadMenu image={image} />
        <LabelsButton image={image} />
        {image.origin === 'generated' && (
          <Button small icon={<IconCopy size={iconSizePx} aria-hidden />} onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button small look="danger" icon={<IconTrash size={iconSizePx} aria-hidden />} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
      <div className={classes.made}>
        {image.origin === 'uploaded' ? (
          <Tag>{t('my-media:uploaded')}</Tag>
        ) : (
          <MadeBy generator={image.generator} />
        )}
        <MissingNote missing={image.missing} />
      </div>
      <AltTextForm image={image} />
      <TagPictures images={[image]} />
      <PublishPanel image={image} />
      <dl className={classes.facts}>
        {image.credit && (
          <Fact name={t('credit.name')}>
            <CopyCredit credit={image.credit} />
          </Fact>
        )}
        {image.prompt !== '' && (
          <Fact name={t('fact.prompt')}>
            <bdi>{image.prompt}</bdi>
          </Fact>
        )}
        {image.style && image.aspect && (
          <Fact name={t('fact.style')}>
            {t(`style.${image.style}`)} · {t(aspectText(image.aspect))}
          </Fact>
        )}
        <Fact name={t(image.origin === 'generated' ? 'fact.made' : 'my-media:added')}>
          {formatDateTime(image.createdAt)} ·{' '}
          {t('fact.size', {
            width: formatNumber(image.width, { useGrouping: false }),
            height: formatNumber(image.height, { useGrouping: false }),
            kilobytes: formatNumber(Math.ceil(image.sizeBytes / bytesAKilobyte)),
          })}
        </Fact>
        {uses && (
          <Fact name={t('my-media:uses.title')}>
            <PictureUses uses={uses} />
          </Fact>
        )}
      </dl>
    </>
  )
}
