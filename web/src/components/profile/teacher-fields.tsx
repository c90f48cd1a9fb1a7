import type { TeacherRole } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../fields/choice-field.tsx'
import { TextField } from '../fields/text-field.tsx'

const roles: TeacherRole[] = ['teacher', 'head', 'other']

interface TeacherFieldsProps {
  role: TeacherRole
  /** The typed text; `parseSubjects` turns it into the list. */
  subjects: string
  onRole: (role: TeacherRole) => void
  onSubjects: (subjects: string) => void
}

/** A person's role and subjects. Uses the `onboarding` translations. */
export function TeacherFields({ role, subjects, onRole, onSubjects }: TeacherFieldsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <ChoiceField
        label={t('role.label')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={onRole}
      />
      <TextField
        label={t('subjects')}
        hint={t('subjectsHint')}
        value={subjects}
        onChange={(event) => onSubjects(event.currentTarget.value)}
      />
    </>
  )
}
