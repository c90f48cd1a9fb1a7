import type { TeacherRole } from '@classeur/contracts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../fields/choices/choice-field.tsx'
import { TextField } from '../fields/text/text-field.tsx'

const roles: TeacherRole[] = ['teacher', 'head', 'other']

interface TeacherFieldsProps {
  role: TeacherRole
  /** The attributes of the control; `namesIn` turns its text into the list. */
  subjects: ComponentProps<'input'>
  /** Whether there are too many subjects, or one is too long. */
  areTooManySubjects: boolean
  onRole: (role: TeacherRole) => void
}

/** A person's role and subjects. Uses the `onboarding` translations. */
export function TeacherFields({ role, subjects, areTooManySubjects, onRole }: TeacherFieldsProps) {
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
        {...subjects}
        label={t('subjects')}
        hint={t('subjectsHint')}
        error={areTooManySubjects && t('subjectsTooMany')}
      />
    </>
  )
}
