import type { MediaImage } from '@classeur/contracts'
import { IconArrowBackUp, IconArrowForwardUp, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { IconButton } from '../../../components/fields/buttons/icon-button.tsx'
import { Modal } from '../../../components/overlays/modal/modal.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { BackToReview } from '../publishing/back-to-review.tsx'
import { LabelsConflict } from './labels-conflict.tsx'
import classes from './labels-editor.module.css'
import { useLabelSession } from './model/use-label-session.ts'
import { LabelStage } from './stage/label-stage.tsx'
import { AddBar } from './tools/add-bar.tsx'
import { LabelTools } from './tools/label-tools.tsx'
import { LabelsSaveState } from './tools/labels-save-state.tsx'
import { Shortcuts } from './tools/shortcuts.tsx'

const iconSizePx = 18

/** Puts texts and lines on a picture. Every step is saved by itself and can be undone. */
export default function LabelsEditor({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const { t } = useTranslation('picture-labels')
  const titleId = useId()
  const addText = useRef<HTMLButtonElement>(null)
  const [announced, announce] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const [isClosing, setIsClosing] = useState(false)
  const session = useLabelSession(image, isClosing)
  const { labels, selected, state } = session
  // The choice between two windows is asked before the editor closes.
  if (isClosing && state === 'conflict') setIsClosing(false)

  const close = () => {
    if (state === 'conflict') onClose()
    else setIsClosing(true)
  }
  // What can't be saved now stays a draft.
  const isDone = isClosing && state !== 'saving' && state !== 'conflict'
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  const remove = (id: string) => {
    session.remove(id)
    if (labels.length === 1) addText.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The picture behind the editor would step to the next one.
    event.stopPropagation()
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) session.redo()
    else session.undo()
  }

  // Undo may remove the label that has the focus; without it, the next key would reach the page behind.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus()
  }, [labels])

  return (
    <Modal labelId={titleId} onClose={close} onKeyDown={onKeyDown} className={classes.editor} focus="frame">
      <div ref={frame} tabIndex={-1} className={classes.inside} data-draft="picture-labels">
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {t('title')}
          </h2>
          <LabelsSaveState state={state} />
          <IconButton
            label={t('undo')}
            aria-disabled={session.canUndo ? undefined : true}
            onClick={session.undo}
          >
            <IconArrowBackUp size={iconSizePx} className="turns-in-rtl" aria-hidden />
          </IconButton>
          <IconButton
            label={t('redo')}
            aria-disabled={session.canRedo ? undefined : true}
            onClick={session.redo}
          >
            <IconArrowForwardUp size={iconSizePx} className="turns-in-rtl" aria-hidden />
          </IconButton>
          <IconButton label={t('close')} busy={isClosing} onClick={close}>
            <IconX size={iconSizePx} aria-hidden />
          </IconButton>
        </header>
        <div className={classes.room}>
          <LabelStage image={image} session={session} announce={announce} onRemove={remove} />
        </div>
        <div className={classes.side}>
          <DraftNote draft={session.draft} />
          {state === 'conflict' && (
            <LabelsConflict
              image={image}
              mine={labels}
              theirs={session.server}
              onKeepMine={session.keepMine}
              onTakeTheirs={session.takeTheirs}
            />
          )}
          {state === 'signed-out' && <p role="status">{t('shell:draft.signedOut')}</p>}
          {state === 'refused' && (
            <ProblemNote error={session.error} onRetry={() => void session.tryAgain()} />
          )}
          <BackToReview image={image} />
          <AddBar session={session} first={addText} />
          {selected ? (
            <LabelTools label={selected} session={session} onRemove={remove} />
          ) : (
            <p className="text-quiet">{t(labels.length === 0 ? 'hint.first' : 'hint.select')}</p>
          )}
          <Shortcuts />
        </div>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </Modal>
  )
}
