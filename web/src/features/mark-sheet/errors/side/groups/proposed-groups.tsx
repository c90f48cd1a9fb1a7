import type { AdjustedGroup } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../../i18n/format.ts'
import { joinList } from '../../../../../i18n/join-list.ts'
import type { SheetState } from '../../../engine/sheet-engine.ts'
import { studentName } from '../../../model/sheet-names.ts'
import classes from './proposed-groups.module.css'
import { useGroupNames } from './use-group-names.ts'

interface ProposedGroupsProps {
  sheet: SheetState['sheet']
  groups: readonly AdjustedGroup[]
}

const shownNames = 5

/** The groups in short: a name, the first students and their number. */
export function ProposedGroups({ sheet, groups }: ProposedGroupsProps) {
  const { t } = useTranslation('mark-errors')
  const { letterOf, nameOf } = useGroupNames(sheet)
  return (
    <ul className={`plain-list ${classes.groups}`}>
      {groups.map((group, index) => {
        const names = group.studentIds.map((id) => studentName(sheet, id))
        const rest = names.length - shownNames
        return (
          <li key={group.id}>
            <span className={classes.letter} aria-hidden>
              {letterOf(index)}
            </span>
            <span>
              <b>
                <bdi>{nameOf(group, index)}</bdi>
              </b>
              <span className={classes.names} title={joinList(names)}>
                {rest > 0
                  ? t('groups.more', {
                      names: names.slice(0, shownNames).join(t('groups.comma')),
                      count: rest,
                    })
                  : names.join(t('groups.comma'))}
              </span>
            </span>
            <span className={classes.count}>{formatNumber(group.studentIds.length)}</span>
          </li>
        )
      })}
    </ul>
  )
}
