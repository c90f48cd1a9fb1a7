import type { LessonVersionChange } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'

/** What a version changed, in a few words: "Objectives edited", "as in v3". */
export function useVersionText(): (change: LessonVersionChange) => string {
  const { t } = useTranslation(['lesson-edit', 'generations'])
  return ({ kind, sectionKey, from }) =>
    t(`version.${sectionKey === null ? 'plan' : 'section'}.${kind}`, {
      section: sectionKey === null ? '' : t(`generations:section.${sectionKey}`),
      number: from === null ? '' : formatNumber(from),
    })
}
