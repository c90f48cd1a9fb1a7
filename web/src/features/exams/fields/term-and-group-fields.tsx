import type { Term } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'

interface TermFieldProps {
  terms: readonly Term[]
  /** Null for the school year. */
  termId: string | null
  onChange: (termId: string | null) => void
}

/** A choice of a term or the school year. Absent in a school without terms. */
export function TermField({ terms, termId, onChange }: TermFieldProps) {
  const { t } = useTranslation(['gradebook', 'exams'])
  if (terms.length === 0) return null
  return (
    <SelectField
      label={t('exams:field.term')}
      value={termId ?? ''}
      options={[
        { value: '', label: t('filter.year') },
        ...terms.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChange(id || null)}
    />
  )
}

interface GroupFieldProps {
  groups: readonly { id: string; name: string }[]
  /** Null for the whole class. */
  groupId: string | null
  onChange: (groupId: string | null) => void
}

/** A choice of a group or the whole class. Absent in a class without groups. */
export function GroupField({ groups, groupId, onChange }: GroupFieldProps) {
  const { t } = useTranslation('gradebook')
  if (groups.length === 0) return null
  return (
    <SelectField
      label={t('filter.group')}
      value={groupId ?? ''}
      options={[
        { value: '', label: t('filter.everybody') },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChange(id || null)}
    />
  )
}
