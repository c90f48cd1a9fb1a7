import { Aggregation, ClassRole, ExamStatus, ResourceKind, type ClassActivity } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'

/** The texts of a class's activity log: the action, and its subject or their number. */
export function useActivityText() {
  const { t } = useTranslation('classes')

  /** Translates roles, statuses and kinds, and leaves people's own names and titles unchanged. */
  const say = ([name, value]: [string, string | number]): string => {
    if (name === 'changed' || name === 'rejected') return t(`activity.${name}`, { count: Number(value) })
    if (typeof value === 'number') return formatNumber(value)
    if (name === 'role' && ClassRole.safeParse(value).success) return t(`role.${value}`)
    if (name === 'aggregation' && Aggregation.safeParse(value).success)
      return t(`activity.aggregation.${value}`)
    if (name === 'resourceKind' && ResourceKind.safeParse(value).success)
      return t(`activity.resourceKind.${value}`)
    if (name === 'backupAt') return t('activity.backupAt', { time: formatDateTime(value) })
    if (name === 'status' && ExamStatus.safeParse(value).success) return t(`status.${value}`)
    return value
  }
  return {
    sentence: ({ kind }: ClassActivity) => t(`activity.kind.${kind}`),
    /** "Fractions", "Being marked"; empty without details. */
    details: ({ params }: ClassActivity) =>
      Object.entries(params)
        .filter(([name, value]) => value !== '' && (value !== 0 || name === 'count'))
        .map(say),
  }
}
