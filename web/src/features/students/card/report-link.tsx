import type { Student } from '@classeur/contracts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { readStudentReport } from '../model/student-card-query.ts'
import { saveFile } from '../../../http/save-file.ts'
import { nameOf } from '../model/student-name.ts'
import classes from './report-link.module.css'

/** A one-page PDF about the student, for parents and the school's files. */
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
          <ProblemText error={error} />
        </p>
      )}
    </div>
  )
}
