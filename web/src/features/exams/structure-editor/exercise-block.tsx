import { structureLimits } from '@classeur/domain/exams'
import { useTranslation } from 'react-i18next'
import { labelExercise } from '../model/edit-structure.ts'
import { isShown, type ExerciseDraft } from '../model/structure-draft.ts'
import { goOnFrom } from './question/go-on-from.ts'
import { QuestionRow } from './question/question-row.tsx'
import type { StructureEditing } from './structure-editing.ts'
import classes from './exercise-block.module.css'

interface ExerciseBlockProps extends Omit<StructureEditing, 'draft'> {
  exercise: ExerciseDraft
  index: number
  /** True for the only exercise, which needs no name. */
  isOnly: boolean
  onAdd: () => void
}

/** The questions of one exercise, below its name. */
export function ExerciseBlock({ exercise, index, isOnly, onAdd, ...editing }: ExerciseBlockProps) {
  const { t } = useTranslation('exams')
  const shown = exercise.questions.filter(isShown)
  const hasName = !isOnly || exercise.label !== ''
  return (
    <section
      className={classes.exercise}
      data-exercise={exercise.id}
      aria-label={exercise.label || t('structure.exerciseLabel', { position: index + 1 })}
    >
      {hasName && (
        <input
          type="text"
          className={classes.exerciseName}
          dir="auto"
          aria-label={t('structure.exerciseName')}
          placeholder={t('structure.exerciseName')}
          maxLength={structureLimits.labelLength}
          value={exercise.label}
          onChange={(event) => {
            const label = event.currentTarget.value
            editing.onEdit((now) => labelExercise(now, exercise.id, label))
          }}
          onKeyDown={(event) => {
            // Enter would otherwise submit the form of a new exam.
            if (event.key !== 'Enter') return
            event.preventDefault()
            goOnFrom(event.currentTarget, onAdd)
          }}
        />
      )}
      <ol className="plain-list">
        {shown.map((question) => (
          <QuestionRow key={question.id} question={question} {...editing} onNext={onAdd} />
        ))}
      </ol>
    </section>
  )
}
