import { mostObjectives, type EditedObjective, type Language } from '@classeur/contracts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { problemsOf, type ObjectiveProblems } from '../../model/objectives/edit-objectives.ts'
import { useObjectiveList } from './use-objective-list.ts'
import { ObjectiveCard } from './objective-card.tsx'
import classes from './objectives-editor.module.css'

interface ObjectivesEditorProps {
  objectives: EditedObjective[]
  /** The language of the lesson plan. */
  language: Language
  onChange: (objectives: EditedObjective[]) => void
  /** True after the teacher has tried to confirm: all errors are then marked. */
  isChecked: boolean
}

const iconSizePx = 17

/** Before the first attempt to confirm, show only the error of too many words. */
const problemsWhileTyping = (problems: ObjectiveProblems): ObjectiveProblems => ({
  text: problems.text === 'tooManyWords' ? problems.text : null,
  evidence: null,
})

/** Edits, reorders, adds and removes objectives. They survive a reload, and a removed one can be restored. */
export function ObjectivesEditor({ objectives, language, onChange, isChecked }: ObjectivesEditorProps) {
  const { t } = useTranslation('lesson-plans')
  const list = useObjectiveList(objectives, onChange)
  return (
    <>
      <ol className={classes.list}>
        {objectives.map((objective, index) => {
          const problems = problemsOf(objective)
          return (
            <ObjectiveCard
              key={objective.id}
              objective={objective}
              language={language}
              position={index + 1}
              count={objectives.length}
              problems={isChecked ? problems : problemsWhileTyping(problems)}
              onChange={(change) => list.change(objective.id, change)}
              onMove={(by) => list.move(index, by)}
              onRemove={() => list.remove(index)}
            />
          )
        })}
      </ol>
      {list.removed && (
        <div className={classes.removed} role="status">
          {t('objectives.removed')}
          <Button small look="quiet" autoFocus onClick={list.putBack}>
            {t('objectives.putBack')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {list.movedTo !== null && t('objectives.moved', { position: formatNumber(list.movedTo) })}
      </p>
      {objectives.length < mostObjectives && (
        <div>
          <Button icon={<IconPlus size={iconSizePx} aria-hidden />} onClick={list.add}>
            {t('objectives.add')}
          </Button>
        </div>
      )}
    </>
  )
}
