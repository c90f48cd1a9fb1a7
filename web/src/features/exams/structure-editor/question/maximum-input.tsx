import { useTranslation } from 'react-i18next'
import { changeLeaf } from '../../model/edit-structure.ts'
import type { DraftProblems } from '../../model/build-structure.ts'
import type { LeafDraft } from '../../model/structure-draft.ts'
import type { StructureEditing } from '../structure-editing.ts'
import classes from './maximum-input.module.css'

interface MaximumInputProps {
  leaf: LeafDraft
  /** The question's name, for screen readers. */
  name: string
  problem: DraftProblems[string] | undefined
  onEdit: StructureEditing['onEdit']
}

/** The maximum points of a question or part. */
export function MaximumInput({ leaf, name, problem, onEdit }: MaximumInputProps) {
  const { t } = useTranslation('exams')
  return (
    <label className={classes.maximum}>
      <span aria-hidden>/</span>
      <input
        type="text"
        inputMode="decimal"
        className={classes.points}
        data-field="maximum"
        aria-label={t('structure.maximumOf', { label: name })}
        aria-invalid={problem === 'maximum' || undefined}
        maxLength={8}
        value={leaf.maxText}
        onChange={(event) => {
          const maxText = event.currentTarget.value
          onEdit((now) => changeLeaf(now, leaf.id, { maxText }))
        }}
      />
      <span className={classes.unit}>{t('structure.points')}</span>
      {leaf.isBonus && <span className={classes.bonus}>{t('structure.bonusTag')}</span>}
    </label>
  )
}
