import { allLeaves } from '@classeur/domain/exams'
import type { Exam } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { isProblem } from '../../../http/client.ts'
import { buildStructure } from '../model/build-structure.ts'
import { divideTotal } from './change/divide-total.ts'
import { draftOf } from '../model/structure-draft.ts'
import { useSaveStructure } from './change/use-save-structure.ts'
import { useStructureEdit } from './change/use-structure-edit.ts'
import { ChangeDialog } from './change/change-dialog.tsx'
import classes from './structure-panel.module.css'
import { MeanwhileNote } from './change/meanwhile-note.tsx'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { QuestionList } from './question-list.tsx'
import { StructureEditor } from '../structure-editor/structure-editor.tsx'
import { StructureProblems } from '../structure-editor/structure-problems.tsx'
import { StructureSum } from '../structure-editor/structure-sum.tsx'
import { TotalOnly } from '../structure-editor/total-only.tsx'

/** The questions of a saved exam. Changes that affect marks are previewed first, and the last change can be undone. */
export function StructurePanel({ exam, canChange }: { exam: Exam; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const editing = useStructureEdit(exam)
  const { note, draft, isEdited, outdatedBase, edit } = editing
  const { save, confirm, pending, cancel, undoLast } = useSaveStructure(exam, editing.saved)
  const [isTried, setTried] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const storedIds = new Set(
    exam.isStarted ? allLeaves({ ...exam.structure, mode: 'detailed' }).map(({ id }) => id) : [],
  )
  const { structure, problems, isEmpty } = buildStructure(draft, storedIds)
  const isWrong = isEmpty || Object.keys(problems).length > 0
  const shownProblems = isTried ? problems : {}

  if (!canChange)
    return (
      <Panel title={t('structure.title')} aside={<StructureSum draft={draftOf(exam.structure)} />}>
        <QuestionList structure={exam.structure} />
      </Panel>
    )

  const trySave = () => {
    setTried(true)
    if (!isWrong) void save.submit(draft, structure)
  }
  return (
    <Panel title={t('structure.title')} aside={<StructureSum draft={draft} />}>
      <div className="stack" data-draft="exam-structure">
        <DraftNote draft={note} />
        {outdatedBase && (
          <MeanwhileNote
            before={outdatedBase}
            now={exam.structure}
            onKeep={editing.keepOnTop}
            onTake={note.discard}
          />
        )}
        {draft.mode === 'total' ? (
          <>
            <TotalOnly draft={draft} problems={shownProblems} onEdit={edit} />
            <div className="actions">
              <Button
                small
                onClick={() => edit((now) => divideTotal(now, t('structure.questionLabel', { position: 1 })))}
              >
                {t('total.divide')}
              </Button>
              <Button small look="quiet" onClick={() => setPasting(true)}>
                {t('paste.open')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {exam.structure.mode === 'total' && <p className="text-quiet">{t('total.kept')}</p>}
            <StructureEditor
              draft={draft}
              storedIds={storedIds}
              problems={shownProblems}
              onEdit={edit}
              onPaste={() => setPasting(true)}
            />
          </>
        )}
        {isTried && <StructureProblems problems={problems} isEmpty={isEmpty} />}
        {save.error !== null && !(outdatedBase && isProblem(save.error, 'exams/changed-meanwhile')) && (
          <ProblemNote error={save.error} />
        )}
        <div className={classes.saving} data-edited={isEdited || undefined}>
          {isEdited && (
            <>
              <Button busy={save.busy} disabled={outdatedBase !== null} onClick={trySave}>
                {t('change.save')}
              </Button>
              {note.restoredAt === null && (
                <Button look="quiet" onClick={note.discard}>
                  {t('details.discard')}
                </Button>
              )}
            </>
          )}
          {!isEdited && undoLast && (
            <Button small look="quiet" onClick={undoLast}>
              {t('change.undoLast')}
            </Button>
          )}
        </div>
      </div>
      {isPasting && (
        <PasteDialog draft={draft} examId={exam.id} onEdit={edit} onClose={() => setPasting(false)} />
      )}
      {pending && <ChangeDialog exam={exam} change={pending} confirm={confirm} onClose={cancel} />}
    </Panel>
  )
}
