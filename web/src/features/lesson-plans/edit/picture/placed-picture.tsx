import { ChangeImageRequest, longestAltText, MediaImage } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { LabelledImage } from '../../../../components/pictures/labelled-image.tsx'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../../drafts/use-draft-form.ts'
import { http } from '../../../../http/client.ts'
import { useEditing } from '../../model/editing.ts'
import { readPlanAgain } from '../../model/plan/lesson-plan-cache.ts'
import { ownImageQuery } from './media-queries.ts'
import classes from './placed-picture.module.css'

const schema = ChangeImageRequest.required().pick({ altText: true })

interface PlacedPictureProps {
  imageId: string
  onRemove: () => void
}

/** The picture that a phase has: its text for people who can't see it, and a button that removes it from the phase. */
export function PlacedPicture({ imageId, onRemove }: PlacedPictureProps) {
  const { t } = useTranslation('lesson-edit')
  // A colleague's picture can be removed from the phase; only its owner describes it.
  const { data: image } = useQuery(ownImageQuery(imageId))
  return (
    <div className={classes.placed}>
      {image && (
        <LabelledImage
          src={image.thumbnailUrl}
          alt=""
          width={image.width}
          height={image.height}
          className={classes.thumbnail}
          labels={image.labels}
        />
      )}
      <div className={classes.side}>
        {image && <AltText image={image} />}
        <Button small onClick={onRemove}>
          {t('picture.remove')}
        </Button>
      </div>
    </div>
  )
}

function AltText({ image }: { image: MediaImage }) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { lessonPlanId } = useEditing()
  const { draft, text, busy, error, onSubmit } = useDraftForm({
    form: 'lesson-picture',
    subject: `alt:${image.id}`,
    stored: { altText: image.altText },
    schema,
    save: async (changes) => {
      await http.patch(`/api/images/${image.id}`, changes, MediaImage)
      await client.invalidateQueries({ queryKey: ['images'] })
      await readPlanAgain(client, lessonPlanId)
    },
  })
  return (
    <form className="stack" data-draft="lesson-picture" onSubmit={onSubmit} noValidate>
      <DraftNote draft={draft} />
      <DraftConflicts draft={draft} fields={{ altText: { name: t('picture.altText') } }} />
      <TextField
        {...text('altText')}
        label={t('picture.altText')}
        hint={t('picture.altHint')}
        dir="auto"
        maxLength={longestAltText}
      />
      {error !== null && <ProblemNote error={error} />}
      {draft.isEdited && (
        <div className="actions">
          <Button small type="submit" busy={busy}>
            {t('picture.saveAlt')}
          </Button>
        </div>
      )}
    </form>
  )
}
