import { structureLimits } from '@classeur/domain/exams'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { labelQuestion, moveQuestion, takeOut } from '../../model/edit-structure.ts'
import { isWhole, shownParts, type QuestionDraft } from '../../model/structure-draft.ts'
import { focusAfterRender } from '../../model/focus-after-render.ts'
import { goOnFrom } from './go-on-from.ts'
import { MaximumInput } from './maximum-input.tsx'
import { PartRow } from './part-row.tsx'
import { QuestionMore } from './question-more.tsx'
import { RowAction } from './row-action.tsx'
import type { StructureEditing } from '../structure-editing.ts'
import classes from './question-row.module.css'

interface QuestionRowProps extends Omit<StructureEditing, 'draft'> {
  question: QuestionDraft
  /** Runs after Enter in the last row. */
  onNext: () => void
}

const iconSizePx = 16

/** One question: its label and maximum, with rarely used fields below. */
export function QuestionRow({ question, storedIds, problems, onEdit, onNext }: QuestionRowProps) {
  const { t } = useTranslation('exams')
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { id, label } = question
  const parts = shownParts(question)
  const [only] = question.parts
  const single = only && isWhole(question) ? only : null
  // A problem must be visible. The fields stay open when it is solved, because the person may still be typing.
  if (!isOpen && parts.some((part) => problems[part.id] === 'usual-errors')) setOpen(true)

  const move = (by: -1 | 1) => {
    const focused = document.activeElement
    onEdit((now) => moveQuestion(now, id, by))
    focusAfterRender(() => (focused instanceof HTMLElement && focused.isConnected ? focused : null))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(event.key === 'ArrowUp' ? -1 : 1)
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault()
      goOnFrom(event.target, onNext)
    }
  }
  const remove = () => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    onEdit((now) => takeOut(now, id))
    focusAfterRender(() => neighbour?.querySelector<HTMLElement>('input'))
  }

  return (
    <li ref={row} className={classes.question} onKeyDown={onKeyDown}>
      <div className={classes.line}>
        <input
          type="text"
          className={classes.label}
          dir="auto"
          aria-label={t('structure.label')}
          aria-invalid={problems[id] === 'label' || undefined}
          maxLength={structureLimits.labelLength}
          value={label}
          onChange={(event) => {
            const next = event.currentTarget.value
            onEdit((now) => labelQuestion(now, id, next))
          }}
        />
        {single ? (
          <MaximumInput leaf={single} name={label} problem={problems[single.id]} onEdit={onEdit} />
        ) : (
          <span className={classes.count}>{t('structure.parts', { count: parts.length })}</span>
        )}
        <div className={classes.actions}>
          <RowAction
            label={t('structure.moreOf', { label })}
            pressed={isOpen}
            onPress={() => setOpen(!isOpen)}
            icon={<IconChevronDown size={iconSizePx} aria-hidden />}
          />
          <RowAction
            label={t('structure.up', { label })}
            onPress={() => move(-1)}
            icon={<IconArrowUp size={iconSizePx} aria-hidden />}
          />
          <RowAction
            label={t('structure.down', { label })}
            onPress={() => move(1)}
            icon={<IconArrowDown size={iconSizePx} aria-hidden />}
          />
          <RowAction
            label={t(storedIds.has(question.parts[0]?.id ?? '') ? 'structure.retire' : 'structure.remove', {
              label,
            })}
            onPress={remove}
            icon={<IconTrash size={iconSizePx} aria-hidden />}
          />
        </div>
      </div>
      {!single &&
        parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            questionLabel={label}
            storedIds={storedIds}
            problem={problems[part.id]}
            onEdit={onEdit}
          />
        ))}
      {isOpen && <QuestionMore question={question} onEdit={onEdit} />}
    </li>
  )
}
