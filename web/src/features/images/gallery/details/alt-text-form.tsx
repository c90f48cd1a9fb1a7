import { ChangeImageRequest, longestAltText, type MediaImage } from '@classeur/contracts'
import { IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { FieldFrame } from '../../../../components/fields/field.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../../drafts/use-draft-form.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import { BackToReview } from '../../publishing/back-to-review.tsx'
import { changeImage } from '../../model/images-queries.ts'
import classes from './alt-text-form.module.css'
import { suggestAltText } from './alt-suggestion.ts'

const schema = ChangeImageRequest.required().pick({ altText: true })
const iconSizePx = 16

/**
 * The alternative text of a picture. An empty one gets a suggestion, which is used only after the person takes it and
 * saves; if nothing is known about the picture, the form says so.
 */
export function AltTextForm({ image }: { image: MediaImage }) {
  const { t } = useTranslation(['my-media', 'images'])
  const client = useQueryClient()
  const { draft, values, text, set, focus, busy, error, onSubmit } = useDraftForm({
    form: 'picture-words',
    subject: image.id,
    stored: { altText: image.altText },
    schema,
    save: async (changes) => {
      await changeImage(image.id, changes)
      await client.invalidateQueries({ queryKey: ['images'] })
    },
  })
  const suggestion = suggestAltText(image)
  const suggested =
    suggestion &&
    (suggestion.labels.length === 0
      ? suggestion.text
      : t(suggestion.text === '' ? 'alt.labelsOnly' : 'alt.withLabels', {
          text: suggestion.text,
          labels: joinList(suggestion.labels),
        }))
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="picture-words">
      <DraftNote draft={draft} />
      <DraftConflicts draft={draft} fields={{ altText: { name: t('images:field.altText') } }} />
      <FieldFrame label={t('images:field.altText')} hint={t('images:field.altTextHint')}>
        {(control) => (
          <textarea {...text('altText')} {...control} rows={3} dir="auto" maxLength={longestAltText} />
        )}
      </FieldFrame>
      {values.altText.trim() === '' &&
        (suggested ? (
          <div className={classes.suggestion}>
            <p>
              {t('alt.suggestion')} <bdi>“{suggested}”</bdi>
            </p>
            <Button
              small
              icon={<IconSparkles size={iconSizePx} aria-hidden />}
              onClick={() => {
                set({ altText: suggested })
                focus('altText')
              }}
            >
              {t('alt.use')}
            </Button>
          </div>
        ) : (
          <p className="text-quiet">{t('alt.none')}</p>
        ))}
      {error !== null && <ProblemNote error={error} />}
      {draft.isEdited && <BackToReview image={image} altText={values.altText} />}
      {draft.isEdited && (
        <div>
          <Button small type="submit" busy={busy}>
            {t('images:save')}
          </Button>
        </div>
      )}
    </form>
  )
}
