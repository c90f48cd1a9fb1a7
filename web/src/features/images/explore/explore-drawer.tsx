import type { PublishedImage } from '@classeur/contracts'
import { IconFlag } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyDone, notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { isProblem } from '../../../http/problem-error.ts'
import { imageListsKey, publishedImageQuery } from '../model/images-queries.ts'
import { withdrawPublication } from '../publishing/publishing-requests.ts'
import { patchPublished } from '../model/patch-published.ts'
import { PictureDrawer } from '../viewer/picture-drawer.tsx'
import classes from './explore-drawer.module.css'
import { GonePicture } from './gone-picture.tsx'
import { PictureActions } from './picture-actions.tsx'
import { PublishedDetails } from './published-details.tsx'
import { ReportDialog } from './report-dialog.tsx'

const iconSizePx = 16

interface ExploreDrawerProps {
  id: string
  /** The picture, if it is among those that the gallery has read. */
  listed: PublishedImage | null
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  onOpen: (id: string) => void
  onTag: (tag: string) => void
  onLike: (image: PublishedImage) => void
  onCopy: (image: PublishedImage) => void
  isCopying: boolean
}

/** A published picture beside the gallery, also one that a link leads to. */
export function ExploreDrawer(props: ExploreDrawerProps) {
  const { id, listed, onPrevious, onNext, onClose, onOpen, onTag, onLike, onCopy, isCopying } = props
  const { data, error } = useQuery(publishedImageQuery(id))
  if (isProblem(error, 'general/not-found')) return <GonePicture onClose={onClose} />
  const image = data?.image ?? listed
  if (!image) return null
  return (
    <PictureDrawer
      image={image}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      footer={
        image.mine ? (
          <OwnFooter image={image} onClose={onClose} />
        ) : (
          <ReportFooter image={image} onClose={onClose} />
        )
      }
    >
      <PictureActions
        image={image}
        isCopying={isCopying}
        onLike={() => onLike(image)}
        onCopy={() => onCopy(image)}
      />
      <PublishedDetails image={image} sameSubject={data?.sameSubject ?? []} onTag={onTag} onOpen={onOpen} />
    </PictureDrawer>
  )
}

interface FooterProps {
  image: PublishedImage
  onClose: () => void
}

function OwnFooter({ image, onClose }: FooterProps) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const { busy, submit } = useSubmission(async () => {
    try {
      await withdrawPublication(image.id)
      onClose()
      patchPublished(client, image.id, null)
      notifyDone(t('explore.unpublished', { name: image.name }))
      await client.invalidateQueries({ queryKey: imageListsKey })
    } catch (error) {
      notifyProblem(error)
    }
  })
  return (
    <div className={classes.foot}>
      <Tag tone="board">{t('explore.minePublished')}</Tag>
      <Button small busy={busy} onClick={() => void submit()}>
        {t('explore.unpublish')}
      </Button>
    </div>
  )
}

function ReportFooter({ image, onClose }: FooterProps) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const [isReporting, setReporting] = useState(false)
  return (
    <div className={classes.foot}>
      <span className="text-quiet">{t('report.ask')}</span>
      <Button small icon={<IconFlag size={iconSizePx} aria-hidden />} onClick={() => setReporting(true)}>
        {t('report.open')}
      </Button>
      {isReporting && (
        <ReportDialog
          image={image}
          onClose={() => setReporting(false)}
          onReported={() => {
            setReporting(false)
            onClose()
            patchPublished(client, image.id, null)
            notifyDone(t('report.done', { name: image.name }))
          }}
        />
      )}
    </div>
  )
}
