import type { Roster } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { noFile } from './import-draft.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportReview } from './import-review.tsx'
import { PastImports } from './past-imports.tsx'

interface ImportDialogProps {
  classId: string
  roster: Roster
  /** Whether the class has marks, so that new students join late. */
  hasMarks: boolean
  onClose: () => void
}

/** Imports a class list: choose the file, review the result, import everything at once. Also lists past imports. */
export function ImportDialog({ classId, roster, hasMarks, onClose }: ImportDialogProps) {
  const { t } = useTranslation('students')
  const draft = useDraft({ form: 'import-students', subject: classId, initial: noFile })
  const { file } = draft.value
  return (
    <Dialog wide title={t('import.title')} onClose={onClose}>
      <DraftNote draft={draft} />
      {file ? (
        <ImportReview
          classId={classId}
          roster={roster}
          hasMarks={hasMarks}
          file={file}
          draft={draft}
          onDone={() => {
            draft.saved()
            onClose()
          }}
        />
      ) : (
        <>
          <ChooseFile
            onRead={(name, content) => draft.set({ file: { name, content, rosterVersion: roster.version } })}
          />
          <PastImports classId={classId} />
        </>
      )}
    </Dialog>
  )
}
