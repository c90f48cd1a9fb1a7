import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/button.tsx'
import { copyText } from '../../../../components/overlays/notices/copy-text.ts'
import { typedOf, type FieldEdits } from '../../../../drafts/field-edits.ts'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import classes from './left-text.module.css'

type Values = Record<string, unknown>

/** The texts in typed values, also in lists and figures. Numbers that were chosen are left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

interface LeftTextProps {
  form: 'resource-item' | 'resource-note'
  subject: string
}

/** An unsaved text without a form, to copy or to discard. */
export function LeftText({ form, subject }: LeftTextProps) {
  const { t } = useTranslation('resource-edit')
  const { kept, discard } = useDraftEntry<FieldEdits<Values>>({ form, subject })
  const text = textsIn(typedOf(kept ?? {})).join('\n')
  const copy = () => copyText(text, { copied: t('left.copied'), byHand: t('left.copyByHand') })
  return (
    <section className={classes.left} aria-label={t(`left.${form}`)}>
      <p className={classes.title}>{t(`left.${form}`)}</p>
      {text !== '' && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <div className="actions">
        {text !== '' && (
          <Button small onClick={() => void copy()}>
            {t('left.copy')}
          </Button>
        )}
        <Button small look="quiet" onClick={discard}>
          {t('left.discard')}
        </Button>
      </div>
    </section>
  )
}
