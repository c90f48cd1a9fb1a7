import type { ExportResourceQuery } from '@classeur/contracts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { http } from '../../../http/client.ts'
import { saveFile } from '../../../http/save-file.ts'

/** Saves a file of a resource. A problem is shown as a notice. */
export const useExportResource = (id: string) =>
  useSubmission(async (query: ExportResourceQuery) => {
    try {
      const file = await http.file(`/api/resources/${id}/export?${new URLSearchParams(query).toString()}`)
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
