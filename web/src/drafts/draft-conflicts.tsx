import { useTranslation } from 'react-i18next'
import { Button } from '../components/fields/buttons/button.tsx'
import { formatNumber } from '../i18n/format.ts'
import classes from './draft-conflicts.module.css'
import type { FieldDraft } from './use-draft.ts'

/** The label of each field, and its value as text if it is neither text, a number nor a boolean. */
export type FieldText<T> = { [K in keyof T]: { name: string; show?: (value: T[K]) => string } }

interface DraftConflictsProps<T> {
  draft: Pick<FieldDraft<T>, 'conflicts' | 'keepTyped' | 'takeStored'>
  fields: FieldText<T>
}

/** Lists the fields that someone else changed during this edit, with both values, and lets the person choose. */
export function DraftConflicts<T>({ draft, fields }: DraftConflictsProps<T>) {
  const { t } = useTranslation('shell')
  if (draft.conflicts.length === 0) return null
  const textOf = (field: keyof T, value: T[keyof T]) => {
    const { show } = fields[field]
    if (show) return show(value) || t('draft.empty')
    if (typeof value === 'boolean') return t(value ? 'draft.yes' : 'draft.no')
    return (typeof value === 'number' ? formatNumber(value) : String(value ?? '')) || t('draft.empty')
  }
  return (
    <div role="alert" className={classes.conflicts}>
      {draft.conflicts.map(({ field, typed, stored }) => (
        <div key={String(field)} className={classes.conflict}>
          <p className={classes.title}>{t('draft.changedElsewhere', { field: fields[field].name })}</p>
          <div className={classes.versions}>
            <span className={classes.which}>{t('draft.storedValue')}</span>
            <bdi className={classes.value}>{textOf(field, stored)}</bdi>
            <Button small onClick={() => draft.takeStored(field)}>
              {t('draft.takeStored')}
            </Button>
            <span className={classes.which}>{t('draft.typedValue')}</span>
            <bdi className={classes.value}>{textOf(field, typed)}</bdi>
            <Button small onClick={() => draft.keepTyped(field)}>
              {t('draft.keepTyped')}
            </Button>
          </div>
        </div>
      ))}
    </div>
  )
}
