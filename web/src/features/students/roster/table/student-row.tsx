import type { Student, StudentGroup } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import type { RosterMeans } from '../../model/use-roster-view.ts'
import { nameOf } from '../../model/student-name.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { GroupTags } from './group-tags.tsx'
import { StudentFlags } from '../../../../components/people/student-flags.tsx'
import { StudentMean } from './student-mean.tsx'
import classes from './student-row.module.css'

interface StudentRowProps {
  student: Student
  groups: readonly StudentGroup[]
  showExternalId: boolean
  means: RosterMeans | null
  /** True for the row that Tab reaches. */
  isCurrent: boolean
  /** Null if students can't be selected. */
  isChosen: boolean | null
  onFocus: () => void
  onPress: (extend: boolean) => void
  onOpen: () => void
}

/** One student of the list. A click on the name opens the card; elsewhere it focuses the row. */
export function StudentRow({
  student,
  groups,
  showExternalId,
  means,
  isCurrent,
  isChosen,
  onFocus,
  onPress,
  onOpen,
}: StudentRowProps) {
  const { t } = useTranslation('students')
  const name = nameOf(student)
  const own = groups.filter(({ id }) => student.groupIds.includes(id))
  const opening = (content: string) => (
    <button type="button" dir="auto" className={`${classes.name} keeps-side`} tabIndex={-1} onClick={onOpen}>
      {content}
    </button>
  )
  return (
    <tr
      data-student={student.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChosen ?? undefined}
      onFocus={onFocus}
    >
      {isChosen !== null && (
        <td data-column="tick">
          <label className={classes.tickArea}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('table.tick', { name })}
              checked={isChosen}
              onClick={(event) => onPress(event.shiftKey)}
              // `onClick` above handles the change, because it knows the Shift key. React requires this handler too.
              onChange={() => undefined}
            />
          </label>
        </td>
      )}
      <td data-column="number">{formatNumber(student.number)}</td>
      <td data-column="lastName">{opening(student.lastName || (student.firstName ? '' : '—'))}</td>
      <td data-column="firstName">
        {opening(student.firstName)}
        {own.length > 0 && (
          <span className={classes.phoneGroups}>
            <GroupTags groups={own} />
          </span>
        )}
      </td>
      {means && (
        <td data-column="mean">
          <StudentMean mean={means.of.get(student.id)} scale={means.scale} />
        </td>
      )}
      <td data-column="wide">
        <GroupTags groups={own} />
      </td>
      {showExternalId && (
        <td data-column="wide">
          <bdi>{student.externalId}</bdi>
        </td>
      )}
      <td>
        <StudentFlags student={student} /> <UnsavedTag form="student" subject={student.id} />
      </td>
    </tr>
  )
}
