import { generationKinds } from '@classeur/contracts'
import { defaultMissedBelowBasisPoints, skillsNeeded, type AdjustedGroup } from '@classeur/domain/marks'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../components/fields/buttons/button.tsx'
import type { RowContents, SheetState } from '../../engine/sheet-engine.ts'
import classes from './make-sheets-link.module.css'

interface MakeSheetsLinkProps {
  markId: string
  sheet: SheetState['sheet']
  rows: ReadonlyMap<string, RowContents>
  /** The groups as they are shown. */
  groups: readonly AdjustedGroup[]
  thresholdBasisPoints: number
}

const iconSizePx = 17

/** Opens the form of resources with a sheet for each group that misses a skill. */
export function MakeSheetsLink({ markId, sheet, rows, groups, thresholdBasisPoints }: MakeSheetsLinkProps) {
  const { t } = useTranslation('mark-errors')
  const { structure } = sheet.exam
  // Empty groups get no sheet, and have no place in the form.
  const inNeed = groups
    .filter(({ studentIds }) => studentIds.length > 0)
    .flatMap(({ studentIds }, position) =>
      skillsNeeded(structure, studentIds, rows, thresholdBasisPoints).length > 0 ? [position] : [],
    )
  if (inNeed.length === 0) return null
  const query = new URLSearchParams(inNeed.map((position) => ['group', String(position)]))
  if (thresholdBasisPoints !== defaultMissedBelowBasisPoints)
    query.set('missed_below', String(thresholdBasisPoints))
  const sheets = t('groups.makeSheets', { count: inNeed.length })
  const credits = t('groups.credits', {
    count: inNeed.length * generationKinds['resource-sheet'].priceCredits,
  })
  return (
    <div className={classes.link}>
      <LinkButton
        look="primary"
        to={`/marksheet/${markId}/generate_resource?${query}`}
        icon={<IconFileText size={iconSizePx} aria-hidden />}
      >
        {`${sheets} · ${credits}`}
      </LinkButton>
    </div>
  )
}
