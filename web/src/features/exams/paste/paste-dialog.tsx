import { useMemo, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { append, lastLabels } from '../model/edit-structure.ts'
import { draftOf } from '../model/structure-draft.ts'
import { usePastedLines } from './use-pasted-lines.ts'
import classes from './paste-dialog.module.css'
import { PasteLines } from './paste-lines.tsx'
import type { StructureEditing } from '../structure-editor/structure-editing.ts'

interface PasteDialogProps extends Pick<StructureEditing, 'draft' | 'onEdit'> {
  examId: string
  onClose: () => void
}

/** Adds questions from pasted lines to an existing exam. */
export function PasteDialog({ examId, draft: exam, onEdit, onClose }: PasteDialogProps) {
  const { t } = useTranslation('exams')
  const draft = useDraft({ form: 'paste-questions', subject: examId, initial: { text: '' } })
  const { text } = draft.value
  const taken = useMemo(() => lastLabels(exam), [exam])
  const { lines, structure, waitsForSkills } = usePastedLines(text, taken)
  const isReady = structure !== null && !waitsForSkills && lines.every(({ result }) => result.ok)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    onEdit((now) => append(now, draftOf(structure).exercises))
    draft.saved()
    onClose()
  }
  return (
    <Dialog wide title={t('paste.title')} onClose={onClose}>
      <form onSubmit={send} className="stack" data-draft="paste-questions">
        <DraftNote draft={draft} />
        <PasteLines text={text} lines={lines} onChange={(next) => draft.set({ text: next })} />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" disabled={!isReady}>
            {t('paste.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
