import type { ResourceVersionChange } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'

/** What a version changed, in a few words: "item 2 written again", "as in v3". */
export function useVersionText(): (change: ResourceVersionChange) => string {
  const { t } = useTranslation('resource-edit')
  return ({ kind, itemNumber, from }) =>
    t(`version.${itemNumber === null ? 'sheet' : 'item'}.${kind}`, {
      item: itemNumber === null ? '' : formatNumber(itemNumber),
      number: from === null ? '' : formatNumber(from),
    })
}
