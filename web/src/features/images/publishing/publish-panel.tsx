import type { MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconWorldShare } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { PublicationTag } from '../viewer/publication-tag.tsx'
import classes from './publish-panel.module.css'
import { withdrawPublication } from './publishing-requests.ts'
import { useReasonText } from './use-reason-text.ts'

const PublishDialog = lazy(() => import('./publish-dialog.tsx'))

const iconSizePx = 17

/** Whether a picture is published, and what its owner can do about it. Uploads and copies can't be published. */
export function PublishPanel({ image }: { image: MediaImage }) {
  const { t } = useTranslation('picture-publishing')
  const titleId = useId()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { busy, error, submit } = useSubmission(async () => {
    await withdrawPublication(image.id)
    await client.invalidateQueries({ queryKey: ['images'] })
  })
  const reason = useReasonText(image.publicationNote)
  const { publication, publishedAt } = image
  if (image.origin !== 'generated') return null
  const canAsk = publication === 'private' || publication === 'refused' || publication === 'held'
  const date = publication === 'published' && publishedAt ? formatDate(publishedAt) : null

  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t('title')} <PublicationTag publication={publication} />
      </h3>
      <p className="text-quiet">
        {date === null ? t(`state.${publication}`) : t('state.publishedOn', { date })}
      </p>
      {reason && (
        <p className={classes.reason}>
          {reason.typical}
          {reason.typical && reason.words && ': '}
          <bdi>{reason.words}</bdi>
        </p>
      )}
      {error !== null && <ProblemNote error={error} />}
      <div className="actions">
        {canAsk && (
          <Button
            small
            icon={<IconWorldShare size={iconSizePx} aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            {t(publication === 'private' ? 'ask' : 'askAgain')}
          </Button>
        )}
        {publication !== 'private' && (
          <Button small look="quiet" busy={busy} onClick={() => void submit()}>
            {t(publication === 'published' ? 'unpublish' : 'withdraw')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <PublishDialog image={image} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
