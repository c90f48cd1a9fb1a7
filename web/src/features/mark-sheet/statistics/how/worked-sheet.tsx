import { IconDownload } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useExportMarks } from '../../model/use-export-marks.ts'

/** The exam whose statistics the page explains; null outside such a page. */
export const ExplainedExam = createContext<string | null>(null)

/** Downloads a workbook whose formulas recompute every figure of the exam. */
export function WorkedSheetButton() {
  const examId = useContext(ExplainedExam)
  return examId === null ? null : <DownloadButton examId={examId} />
}

function DownloadButton({ examId }: { examId: string }) {
  const { t } = useTranslation('mark-statistics')
  const { busy, submit } = useExportMarks(examId)
  return (
    <Button
      icon={<IconDownload size={16} aria-hidden />}
      busy={busy}
      onClick={() => void submit({ format: 'xlsx-worked', delimiter: 'comma' })}
    >
      {t('how.worked')}
    </Button>
  )
}
