import type { ImportFileContent } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { readImportFile } from './imports-requests.ts'

/** Chooses a class list in a CSV or XLSX file. */
export function ChooseFile({ onRead }: { onRead: (name: string, content: ImportFileContent) => void }) {
  const { t } = useTranslation('students')
  return (
    <FileDrop
      title={t('import.choose')}
      busyTitle={t('import.reading')}
      hint={t('import.chooseHint')}
      accept=".csv,.tsv,.txt,.xlsx"
      onFile={async (file) => onRead(file.name, await readImportFile(file))}
    />
  )
}
