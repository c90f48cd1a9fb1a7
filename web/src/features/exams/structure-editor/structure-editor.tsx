import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { addExercise, addQuestion, freeLabel } from '../model/edit-structure.ts'
import type { StructureEditing } from './structure-editing.ts'
import { isShown } from '../model/structure-draft.ts'
import { focusAfterRender } from '../model/focus-after-render.ts'
import { ExerciseBlock } from './exercise-block.tsx'
import { RetiredList } from './retired-list.tsx'

/**
 * Exercises, questions and parts as rows. For the keyboard, Enter goes to the next field and Alt with an arrow key
 * moves a row.
 */
export function StructureEditor({ draft, storedIds, problems, onEdit, onPaste }: StructureEditing) {
  const { t } = useTranslation('exams')
  const rowFocus = useRowFocus()
  const list = rowFocus.ref
  const labelAt = (position: number) => t('structure.questionLabel', { position })
  const add = (exerciseId: string | null) => {
    onEdit((now) => addQuestion(now, exerciseId, freeLabel(now, labelAt)))
    focusAfterRender(() => {
      const block = exerciseId ? list.current?.querySelector(`[data-exercise="${exerciseId}"]`) : list.current
      return [...(block?.querySelectorAll<HTMLElement>('[data-field="maximum"]') ?? [])].at(-1)
    })
  }
  const shown = draft.exercises.filter(({ questions }) => questions.length === 0 || questions.some(isShown))
  return (
    <div {...rowFocus} role="group" aria-label={t('structure.title')} className="stack">
      {shown.map((exercise, index) => (
        <ExerciseBlock
          key={exercise.id}
          exercise={exercise}
          index={index}
          isOnly={shown.length === 1}
          storedIds={storedIds}
          problems={problems}
          onEdit={onEdit}
          onAdd={() => add(exercise.id)}
        />
      ))}
      <div className="actions">
        <Button small icon={<IconPlus size={16} aria-hidden />} onClick={() => add(shown.at(-1)?.id ?? null)}>
          {t('structure.addQuestion')}
        </Button>
        {shown.length > 0 && (
          <Button
            small
            look="quiet"
            icon={<IconPlus size={16} aria-hidden />}
            onClick={() =>
              onEdit((now) =>
                addExercise(
                  now,
                  t('structure.exerciseLabel', { position: shown.length + 1 }),
                  freeLabel(now, labelAt),
                ),
              )
            }
          >
            {t('structure.addExercise')}
          </Button>
        )}
        {onPaste && (
          <Button small look="quiet" onClick={onPaste}>
            {t('paste.open')}
          </Button>
        )}
      </div>
      {shown.length > 0 && <p className="text-quiet">{t('structure.keys')}</p>}
      <RetiredList draft={draft} storedIds={storedIds} onEdit={onEdit} />
    </div>
  )
}
