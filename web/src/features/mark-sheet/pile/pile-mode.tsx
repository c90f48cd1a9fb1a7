import { defaultKeyboardPreferences, type KeyboardPreferences, type SheetStudent } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { Meter } from '../../../components/charts/meter.tsx'
import { isolate } from '../../../i18n/isolate.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { takeBack } from '../model/take-step.ts'
import { studentName } from '../model/sheet-text.ts'
import { outcomeText } from './outcome-text.ts'
import { PaperCard, type SavedPaper } from './paper/paper-card.tsx'
import { PaperFinder } from './paper-finder.tsx'
import { withPaper } from './pile-drafts.ts'
import classes from './pile-mode.module.css'
import { SavedLine } from './saved-line.tsx'
import { usePile } from './use-pile.ts'

interface PileModeProps {
  engine: SheetEngine
  onClose: () => void
  keyboard?: KeyboardPreferences
}

const hundred = 100

/**
 * Enters a pile of papers, one after the other: letters of the name, the marks, the total written on the paper. A paper
 * whose marks don't add up to its total is held, and none of it is saved.
 */
export function PileMode({ engine, onClose, keyboard = defaultKeyboardPreferences }: PileModeProps) {
  const { t } = useTranslation('mark-pile')
  const pile = usePile(engine)
  const { draft, drafts, open, done, total } = pile
  const [saved, setSaved] = useState<{ text: string; operationId: string | null } | null>(null)

  const take = (student: SheetStudent) => {
    setSaved(null)
    drafts.set({ ...drafts.get(), search: '', openId: student.id })
  }
  const keepSaved = (student: SheetStudent, { outcome, operationId, waiting }: SavedPaper) => {
    drafts.set({ ...withPaper(drafts.get(), student.id, null), search: '', openId: null })
    const values = { student: isolate(studentName(student)), outcome: outcomeText(outcome) }
    const text =
      waiting > 0
        ? t('waiting', { student: values.student, count: waiting })
        : t(operationId === null ? 'asItWas' : 'saved', values)
    setSaved({ text, operationId })
  }
  const undo = (operationId: string) => {
    const changed = takeBack(engine, operationId)
    setSaved({ text: t(changed > 0 ? 'undone' : 'notUndone'), operationId: null })
  }
  const lastId = saved?.operationId ?? null

  return (
    <Dialog wide title={t('title')} onClose={onClose}>
      <div className={classes.progress}>
        <div className={classes.line}>
          <p>{t('progress', { done, total })}</p>
          {!open && (
            <SavedLine text={saved?.text ?? null} onUndo={lastId === null ? null : () => undo(lastId)} />
          )}
        </div>
        <Meter percent={total === 0 ? 0 : (done * hundred) / total} label={t('progressLabel')} />
      </div>
      <div className={classes.body}>
        {pile.readOnly !== null ? (
          <p className={classes.readOnly}>{t('readOnly')}</p>
        ) : open ? (
          <PaperCard
            key={open.student.id}
            engine={engine}
            pile={pile}
            owner={open}
            autoAdvance={keyboard.autoAdvance}
            onBack={() => drafts.set({ ...drafts.get(), openId: null })}
            onSaved={(paper) => keepSaved(open.student, paper)}
          />
        ) : (
          <PaperFinder
            owners={pile.owners}
            begun={draft.papers}
            search={draft.search}
            onSearch={(search) => drafts.set({ ...drafts.get(), search })}
            onTake={take}
            onClose={onClose}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {open ? '' : (saved?.text ?? '')}
      </p>
    </Dialog>
  )
}
