import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { copyText } from '../../../../components/overlays/notices/copy-text.ts'
import { typedOf, type FieldEdits } from '../../../../drafts/field-edits.ts'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import classes from './orphaned-draft.module.css'

type Values = Record<string, unknown>

/** The texts in typed values, also in lists and figures. Numbers that were chosen are left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

interface OrphanedDraftProps {
  form: 'resource-item' | 'resource-note'
  subject: string
}

/** An unsaved text without a form, to copy or to discard. */
export function OrphanedDraft({ form, subject }: OrphanedDraftProps) {
  const { t } = useTranslation('resource-edit')
  const { kept, discard } = useDraftEntry<FieldEdits<Values>>({ form, subject })
  const text = textsIn(typedOf(kept ?? {})).join('\n')
  const copy = () => copyText(text, { copied: t('orphaned.copied'), byHand: t('orphaned.copyByHand') })
  return (
    <section className={classes.orphan} aria-label={t(`orphaned.${form}`)}>
      <p className={classes.title}>{t(`orphaned.${form}`)}</p>
      {text !== '' && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <div className="actions">
        {text !== '' && (
          <Button small onClick={() => void copy()}>
            {t('orphaned.copy')}
          </Button>
        )}
        <Button small look="quiet" onClick={discard}>
          {t('orphaned.discard')}
        </Button>
      </div>
    </section>
  )
}
