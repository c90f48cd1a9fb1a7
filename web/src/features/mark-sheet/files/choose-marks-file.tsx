import type { MarksFile } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { readMarksFile } from './file-requests.ts'

/** A file that has been read into rows. */
export interface ChosenFile extends MarksFile {
  name: string
}

interface ChooseMarksFileProps {
  examId: string
  onRead: (file: ChosenFile) => void
}

/** Chooses and reads a file of marks. */
export function ChooseMarksFile({ examId, onRead }: ChooseMarksFileProps) {
  const { t } = useTranslation('mark-files')
  return (
    <FileDrop
      title={t('import.choose')}
      busyTitle={t('import.reading')}
      hint={t('import.chooseHint')}
      accept=".csv,.tsv,.txt,.xlsx"
      onFile={async (file) => onRead({ name: file.name, ...(await readMarksFile(examId, file)) })}
    />
  )
}
