import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { changeLeaf } from '../model/edit-structure.ts'
import type { StructureEditing } from './structure-editing.ts'
import classes from './total-only.module.css'

/** One mark for the whole exam. It can be divided into questions later without losing the totals. */
export function TotalOnly({
  draft,
  problems,
  onEdit,
}: Pick<StructureEditing, 'draft' | 'problems' | 'onEdit'>) {
  const { t } = useTranslation('exams')
  const { totalLeaf } = draft
  return (
    <div className={classes.total}>
      <TextField
        label={t('total.maximum')}
        hint={t('total.hint')}
        inputMode="decimal"
        maxLength={8}
        value={totalLeaf.maxText}
        error={problems[totalLeaf.id] ? t('problem.maximum') : undefined}
        onChange={(event) => {
          const maxText = event.currentTarget.value
          onEdit((now) => changeLeaf(now, totalLeaf.id, { maxText }))
        }}
      />
    </div>
  )
}
