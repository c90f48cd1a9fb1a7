import type { ChecklistRow } from '@classeur/domain/lesson-plans'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { joinList } from '../../../i18n/join-list.ts'

/** Materials have commas of their own, and may be in another language than the page. */
const joinMaterials = (materials: readonly string[]) => materials.map(isolate).join(' · ')

/** What a row of the checklist has found, in one sentence. */
export function useRowText(): (row: ChecklistRow) => string {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  return (row) => {
    if (row.ok === null) return t('checklist.notYet')
    switch (row.id) {
      case 'minutes':
        return row.ok
          ? t('checklist.minutes.ok', { count: row.params.sum })
          : t('checklist.minutes.wrong', { count: row.params.sum, duration: row.params.duration })
      case 'assessment':
        return row.ok
          ? t('checklist.assessment.ok')
          : t('checklist.assessment.wrong', {
              count: row.params.missing.length,
              positions: joinList(row.params.missing.map((position) => formatNumber(position))),
            })
      case 'levels':
        return t(row.ok ? 'checklist.levels.ok' : 'checklist.levels.wrong', {
          count: row.params.levels.length,
          levels: joinList(row.params.levels.map((level) => t(`lesson-plans:bloom.${level}`))),
        })
      case 'differentiation': {
        const { groups, missing } = row.params
        if (row.ok)
          return groups.length > 0
            ? t('checklist.differentiation.groups', { count: groups.length, groups: joinList(groups) })
            : t('checklist.differentiation.ok')
        const named = missing.map((one) =>
          one === 'support' || one === 'challenge'
            ? t(`checklist.differentiation.${one}`)
            : t('checklist.differentiation.group', { letter: one }),
        )
        return t('checklist.differentiation.wrong', { missing: joinList(named) })
      }
      case 'materials': {
        const { listed, excluded, unlisted } = row.params
        if (excluded.length > 0)
          return t('checklist.materials.excluded', { materials: joinMaterials(excluded) })
        if (unlisted.length > 0)
          return t('checklist.materials.unlisted', { materials: joinMaterials(unlisted) })
        return row.ok
          ? t('checklist.materials.ok', { materials: joinMaterials(listed) })
          : t('checklist.materials.none')
      }
    }
  }
}
