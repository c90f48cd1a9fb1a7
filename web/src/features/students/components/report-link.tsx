import type { Student } from '@classeur/contracts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { ProblemWordsText } from '../../../components/ui/problem-words-text.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { readStudentReport } from '../api/student-card.ts'
import { saveFile } from '../../../http/save-file.ts'
import { nameOf } from '../student-name.ts'
import classes from './report-link.module.css'

/** The page for parents and files: one PDF. */
export function ReportLink({ classId, student }: { classId: string; student: Student }) {
  const { t } = useTranslation('students')
  const { busy, error, submit } = useSubmission(async () => {
    saveFile(await readStudentReport(classId, student.id), `${nameOf(student)}.pdf`)
  })
  return (
    <div className={classes.report}>
      <Button
        small
        busy={busy}
        icon={<IconFileTypePdf size={17} aria-hidden />}
        onClick={() => void submit()}
      >
        {t('card.report')}
      </Button>
      {error !== null && (
        <p role="alert" className="text-quiet">
          <ProblemWordsText error={error} />
        </p>
      )}
    </div>
  )
}
