import type { StudentGroup } from '@classeur/contracts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOnlyFields } from '../../../components/fields/read-only-fields.ts'
import classes from './group-checks.module.css'

interface GroupChecksProps {
  groups: readonly StudentGroup[]
  chosen: readonly string[]
  onChange: (groupIds: string[]) => void
}

/** Checkboxes for the groups of a student. */
export function GroupChecks({ groups, chosen, onChange }: GroupChecksProps) {
  const { t } = useTranslation('students')
  return (
    <fieldset className={classes.groups} disabled={useContext(ReadOnlyFields)}>
      <legend className={classes.legend}>{t('groups.open')}</legend>
      {groups.map(({ id, name }) => (
        <label key={id} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
