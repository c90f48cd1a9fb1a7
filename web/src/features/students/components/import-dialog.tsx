import type { ImportFileContent, Roster } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportReview } from './import-review.tsx'
import { PastImports } from './past-imports.tsx'

interface ImportDialogProps {
  classId: string
  roster: Roster
  onClose: () => void
}

/** A class file: chosen, looked at, taken in one go; and what was imported before. */
export function ImportDialog({ classId, roster, onClose }: ImportDialogProps) {
  const { t } = useTranslation('students')
  const [file, setFile] = useState<{ name: string; content: ImportFileContent } | null>(null)
  return (
    <Dialog wide title={t('import.title')} onClose={onClose}>
      {file ? (
        <ImportReview
          classId={classId}
          roster={roster}
          fileName={file.name}
          content={file.content}
          onOther={() => setFile(null)}
          onDone={onClose}
        />
      ) : (
        <>
          <ChooseFile onRead={(name, content) => setFile({ name, content })} />
          <PastImports classId={classId} />
        </>
      )}
    </Dialog>
  )
}
