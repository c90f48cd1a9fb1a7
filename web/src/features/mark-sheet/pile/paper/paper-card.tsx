import { movesOnAfter, type PaperOutcome, type PaperOwner } from '@classeur/domain/marks'
import type { MarkStatus, SheetStudent } from '@classeur/contracts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import type { CellChange, SheetEngine } from '../../engine/sheet-engine.ts'
import { pointsText, studentName } from '../../model/sheet-text.ts'
import { HeldNote } from './held-note.tsx'
import { MarkField } from './mark-field.tsx'
import classes from './paper-card.module.css'
import { PaperFoot } from './paper-foot.tsx'
import { PaperProblems } from './paper-problems.tsx'
import { changesOf, replacedBy, wholePaperOf } from './paper-changes.ts'
import type { Paper, PaperCell } from './read-paper.ts'
import { usePaper } from './use-paper.ts'
import { createPaperKeys, totalField } from './paper-keys.ts'
import { ReplaceNote } from './replace-note.tsx'
import type { Pile } from '../use-pile.ts'

interface PaperCardProps {
  engine: SheetEngine
  pile: Pile
  owner: PaperOwner<SheetStudent>
  autoAdvance: boolean
  onBack: () => void
  onSaved: (saved: SavedPaper) => void
}

/** A saved paper. */
export interface SavedPaper {
  outcome: PaperOutcome
  /** The operation that wrote it; null if nothing changed. */
  operationId: string | null
  /**
   * Number of cells that wait for a decision, because someone wrote them or their maximum changed since they were
   * typed.
   */
  waiting: number
}

const hundred = 100

/**
 * The field to focus first: the first question without a mark. If all have marks, the first question of an entered
 * paper, or the total.
 */
const firstField = ({ cells, asksTotal }: Paper, isDone: boolean): string | undefined => {
  const open = cells.find(({ text, isPassed }) => text === '' && !isPassed)
  if (open) return open.column.leaf.id
  return asksTotal && !isDone ? totalField : cells.find(({ isPassed }) => !isPassed)?.column.leaf.id
}

/** One paper: its marks in order, their sum, and the total written on the paper. */
export function PaperCard({ engine, pile, owner, autoAdvance, onBack, onSaved }: PaperCardProps) {
  const { t } = useTranslation('mark-pile')
  const { student } = owner
  const cardId = useId()
  const isEditing = useRef(false)
  const [isHeld, setIsHeld] = useState(false)
  const [asked, setAsked] = useState<MarkStatus | null>(null)
  const { paper, totalText, typeMarks, typeTotal } = usePaper(engine, pile, student.id)
  const isDone = owner.isDone && paper.cells.every(({ isChanged }) => !isChanged)

  const write = (changes: readonly CellChange[], outcome: PaperOutcome) => {
    const operationId = changes.length > 0 ? engine.write('pile', changes) : null
    const waiting = changes.filter((ref) => ['conflict', 'refused'].includes(engine.cell(ref).state))
    onSaved({ outcome, operationId, waiting: waiting.length })
  }
  const save = () => write(changesOf(student.id, paper), paper.outcome)
  const submit = () => {
    if (paper.verdict === 'agrees') return save()
    setIsHeld(true)
    keys.focus(paper.cells.find(({ content }) => content === null)?.column.leaf.id ?? totalField)
  }
  const saveAnyway = () => {
    if (paper.verdict === 'unread' || !isHeld) submit()
    else save()
  }
  const giveWholePaper = (status: MarkStatus) =>
    write(wholePaperOf(student.id, paper, status), { kind: 'status', status })
  const askForWholePaper = (status: MarkStatus) => {
    if (replacedBy(paper, status).length > 0) setAsked(status)
    else giveWholePaper(status)
  }
  const keepMarks = () => {
    setAsked(null)
    keys.focus(begin.current)
  }
  const keys = createPaperKeys({
    ...{ cardId, paper, onBack, onSubmit: submit, onSaveAnyway: saveAnyway },
    isReady: isHeld && paper.verdict === 'agrees',
    onWholePaper: (leafId) => {
      const status = paper.cells.find(({ column }) => column.leaf.id === leafId)?.content?.status
      if (status) askForWholePaper(status)
      return Boolean(status)
    },
  })
  const goOn = ({ column: { leaf } }: PaperCell, text: string) => {
    if (autoAdvance && movesOnAfter(text, leaf)) keys.move(leaf.id, 1, true)
  }

  const begin = useRef(firstField(paper, isDone))
  const { focus } = keys
  const focusFirst = useRef(focus)
  useEffect(() => {
    focusFirst.current(begin.current)
  }, [])

  return (
    <div
      id={cardId}
      data-draft="pile"
      className="stack"
      onKeyDown={(event) => {
        if (event.key === 'F2') isEditing.current = true
        keys.onKeyDown(event, isEditing.current)
      }}
      onFocus={() => (isEditing.current = false)}
    >
      <div className={classes.head}>
        <span className={classes.position}>
          <bdi>{pointsText(student.number * hundred)}</bdi>
        </span>
        <h3 className={classes.name}>
          <bdi>{studentName(student)}</bdi>
        </h3>
        {isDone && <Tag tone="sun">{t('paper.toCheck')}</Tag>}
      </div>
      <div
        className={classes.fields}
        role="group"
        aria-label={t('paper.marksOf', { student: studentName(student) })}
      >
        {paper.cells.map((cell) => (
          <MarkField
            key={cell.column.leaf.id}
            cell={cell}
            onType={(text) => typeMarks({ [cell.column.leaf.id]: text })}
            onTyped={(text) => {
              // The person confirms the number under the new maximum by typing the same digits again.
              if (cell.problem === 'rescaled-meanwhile') typeMarks({ [cell.column.leaf.id]: text })
              goOn(cell, text)
            }}
          />
        ))}
      </div>
      <PaperProblems paper={paper} />
      <PaperFoot
        paper={paper}
        totalText={totalText}
        onTotal={typeTotal}
        onSubmit={submit}
        onBack={onBack}
        onAbsent={() => askForWholePaper('absent')}
      />
      {asked && (
        <ReplaceNote
          student={studentName(student)}
          status={asked}
          replaced={replacedBy(paper, asked)}
          onReplace={() => giveWholePaper(asked)}
          onKeep={keepMarks}
        />
      )}
      {isHeld && !asked && paper.verdict !== 'agrees' && (
        <HeldNote
          paper={paper}
          onUse={(texts, leafId) => {
            if (texts) typeMarks(texts)
            keys.focus(texts ? totalField : leafId)
          }}
          onSaveAnyway={saveAnyway}
        />
      )}
    </div>
  )
}
