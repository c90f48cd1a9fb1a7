import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { ChooseMarksFile, type ChosenFile } from './choose-marks-file.tsx'
import { ImportPreview } from './import-preview.tsx'

interface ImportMarksDialogProps {
  engine: SheetEngine
  onClose: () => void
}

/** Imports marks from a file: choose the file, review the changes, then write them as one undo step. */
export function ImportMarksDialog({ engine, onClose }: ImportMarksDialogProps) {
  const { t } = useTranslation('mark-files')
  const [file, setFile] = useState<ChosenFile | null>(null)
  return (
    <Dialog title={t('import.title')} onClose={onClose} wide>
      {file ? (
        <ImportPreview engine={engine} file={file} onOther={() => setFile(null)} onClose={onClose} />
      ) : (
        <ChooseMarksFile examId={engine.state().sheet.exam.id} onRead={setFile} />
      )}
    </Dialog>
  )
}
