import type { AdjustedGroup } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../../i18n/format.ts'
import type { SheetState } from '../../../engine/sheet-engine.ts'

/** The names of groups: the teacher's, or the skills that a group needs; and the letters in front of them. */
export function useGroupNames({ skillNames }: SheetState['sheet']) {
  const { t } = useTranslation('mark-errors')
  const letterOf = (index: number): string => t('groups.letters').split(' ')[index] ?? formatNumber(index + 1)
  /** The name of a group without a name of the teacher. */
  const proposedName = ({ skillIds }: AdjustedGroup, index: number): string => {
    if (skillIds === null) return t('groups.added', { letter: letterOf(index) })
    if (skillIds.length === 0) return t('groups.ready')
    return skillIds.map((id) => skillNames?.[id] ?? '').join(t('groups.then'))
  }
  return {
    letterOf,
    proposedName,
    nameOf: (group: AdjustedGroup, index: number): string => group.name.trim() || proposedName(group, index),
  }
}
