import { GrantedRole } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'

/** A choice of role. `showHint` explains the role's rights. */
export function RoleField({
  value,
  onChange,
  showHint,
}: {
  value: GrantedRole
  onChange: (role: GrantedRole) => void
  showHint?: boolean
}) {
  const { t } = useTranslation('teaching')
  return (
    <SelectField
      label={t('role.label')}
      value={value}
      onChange={onChange}
      hint={showHint && t(`role.hint.${value}`)}
      options={GrantedRole.options.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
  )
}
