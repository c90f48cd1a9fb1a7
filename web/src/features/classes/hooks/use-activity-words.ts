import { ClassRole, ExamStatus, type ClassActivity } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'

/** The words of a class's log: what was done, and to whom or to how many. */
export function useActivityWords() {
  const { t } = useTranslation('classes')

  /** Roles and states are words of the product; names and titles are people's own. */
  const say = (value: string | number): string => {
    if (typeof value === 'number') return formatNumber(value)
    if (ClassRole.safeParse(value).success) return t(`role.${value}`)
    if (ExamStatus.safeParse(value).success) return t(`status.${value}`)
    return value
  }
  return {
    sentence: ({ kind }: ClassActivity) => t(`activity.kind.${kind}`),
    /** "Fractions · in marking"; empty when there is nothing to add. */
    detail: ({ params }: ClassActivity) =>
      Object.values(params)
        .filter((value) => value !== '')
        .map(say)
        .join(' · '),
  }
}
