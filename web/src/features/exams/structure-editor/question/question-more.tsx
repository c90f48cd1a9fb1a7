import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { addPart } from '../../model/edit-structure.ts'
import { isWhole, shownParts, type QuestionDraft } from '../../model/structure-draft.ts'
import { LeafMore } from './leaf-more.tsx'
import type { StructureEditing } from '../structure-editing.ts'
import classes from './question-more.module.css'

interface QuestionMoreProps extends Pick<StructureEditing, 'onEdit'> {
  question: QuestionDraft
}

/** Step, skills, thinking level, bonus and typical errors of a question or of each of its parts. */
export function QuestionMore({ question, onEdit }: QuestionMoreProps) {
  const { t } = useTranslation('exams')
  const parts = shownParts(question)
  return (
    <div className={classes.more}>
      {parts.map((part) => (
        <LeafMore key={part.id} leaf={part} title={isWhole(question) ? null : part.label} onEdit={onEdit} />
      ))}
      <Button
        small
        look="quiet"
        icon={<IconPlus size={16} aria-hidden />}
        onClick={() => onEdit((now) => addPart(now, question.id))}
      >
        {t(isWhole(question) ? 'structure.divide' : 'structure.addPart')}
      </Button>
    </div>
  )
}
