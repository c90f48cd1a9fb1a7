import type { ExportQuery } from '@classeur/contracts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { http } from '../../../http/client.ts'
import { saveFile } from '../../../http/save-file.ts'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

export type ExportChoice = Pick<ExportQuery, 'format' | 'delimiter'>

/** Downloads the saved marks of an exam as a file. Offline, a notice says that this needs a connection. */
export function useExportMarks(examId: string) {
  return useSubmission(async (choice: ExportChoice) => {
    const query = { ...choice, language: currentLanguage(), digits: readDigits() }
    try {
      const file = await http.file(`/api/exams/${examId}/export?${new URLSearchParams(query).toString()}`)
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
}
