import type { ResourceItem } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../model/editing.ts'
import classes from './missed-note.module.css'

/** Which question of the exam the item answers, from the marks: "All 5 of this group lost marks on Q7." */
export function MissedNote({ item }: { item: ResourceItem }) {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const missed = resource.missed.find(({ itemId }) => itemId === item.id)
  if (!missed) return null
  const { question, lost, of, noted } = missed
  const { scope } = resource.audience
  const isAll = lost === of && of > 1
  return (
    <p className={classes.missed}>
      {scope === 'student'
        ? t('missed.student', { question })
        : isAll
          ? t(`missed.${scope}.all`, { question, count: of })
          : t(`missed.${scope}.some`, { question, count: lost, of })}
      {noted > 0 && item.error && ` ${t('missed.noted', { count: noted })}`}
    </p>
  )
}
