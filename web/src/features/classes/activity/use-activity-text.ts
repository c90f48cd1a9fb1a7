import { ClassRole, ExamStatus, type ClassActivity } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'

/** The words of a class's log: what was done, and to whom or to how many. */
export function useActivityText() {
  const { t } = useTranslation('classes')

  /** Roles and states are words of the product; names and titles are people's own, whatever they say. */
  const say = ([name, value]: [string, string | number]): string => {
    if (name === 'changed' || name === 'rejected') return t(`activity.${name}`, { count: Number(value) })
    if (typeof value === 'number') return formatNumber(value)
    if (name === 'role' && ClassRole.safeParse(value).success) return t(`role.${value}`)
    if (name === 'status' && ExamStatus.safeParse(value).success) return t(`status.${value}`)
    return value
  }
  return {
    sentence: ({ kind }: ClassActivity) => t(`activity.kind.${kind}`),
    /** "Fractions", "Being marked"; empty when there is nothing to add. */
    details: ({ params }: ClassActivity) =>
      Object.entries(params)
        .filter(([name, value]) => value !== '' && (value !== 0 || name === 'count'))
        .map(say),
  }
}
