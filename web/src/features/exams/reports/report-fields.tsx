import type { Gradebook, ReportPart } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { groupsWith, type PackChoices } from '../../../components/packs/pack-choices.ts'
import { PackFields } from '../../../components/packs/pack-fields.tsx'
import { gradebookName } from '../model/gradebook-name.ts'
import { offeredParts, reportedStudents } from './report-choices.ts'

interface ReportFieldsProps {
  gradebook: Gradebook
  choices: PackChoices<ReportPart>
  onChange: (choices: PackChoices<ReportPart>) => void
}

/** For whom the reports are, and what they show. */
export function ReportFields({ gradebook, choices, onChange }: ReportFieldsProps) {
  const { t } = useTranslation('term-reports')
  return (
    <PackFields
      students={gradebook.students.map((student) => ({
        id: student.studentId,
        name: gradebookName(student),
      }))}
      groups={groupsWith(gradebook.groups, reportedStudents(gradebook))}
      partsLabel={t('parts.label')}
      parts={offeredParts(gradebook).map((value) => ({ value, label: t(`parts.${value}`) }))}
      choices={choices}
      onChange={(changed) => onChange({ ...choices, ...changed })}
    />
  )
}
