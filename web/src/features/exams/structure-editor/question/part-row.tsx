import { structureLimits } from '@classeur/domain/exams'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeLeaf, takeOut } from '../../model/edit-structure.ts'
import type { DraftProblems } from '../../model/build-structure.ts'
import type { LeafDraft } from '../../model/structure-draft.ts'
import { MaximumInput } from './maximum-input.tsx'
import { RowAction } from './row-action.tsx'
import type { StructureEditing } from '../structure-editing.ts'
import classes from './part-row.module.css'

interface PartRowProps extends Pick<StructureEditing, 'storedIds' | 'onEdit'> {
  part: LeafDraft
  questionLabel: string
  problem: DraftProblems[string] | undefined
}

/** One part of a question. */
export function PartRow({ part, questionLabel, storedIds, problem, onEdit }: PartRowProps) {
  const { t } = useTranslation('exams')
  return (
    <div className={classes.line} data-part data-row>
      <input
        type="text"
        className={classes.label}
        dir="auto"
        aria-label={t('structure.partLabel', { label: questionLabel })}
        aria-invalid={problem === 'label' || undefined}
        maxLength={structureLimits.labelLength}
        value={part.label}
        onChange={(event) => {
          const label = event.currentTarget.value
          onEdit((now) => changeLeaf(now, part.id, { label }))
        }}
      />
      <MaximumInput leaf={part} name={part.label} problem={problem} onEdit={onEdit} />
      <div className={classes.actions}>
        <RowAction
          label={t(storedIds.has(part.id) ? 'structure.retire' : 'structure.remove', { label: part.label })}
          onPress={() => onEdit((now) => takeOut(now, part.id))}
          icon={<IconTrash size={16} aria-hidden />}
        />
      </div>
    </div>
  )
}
