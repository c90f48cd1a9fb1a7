import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip, FilterChips } from '../../../../components/fields/choices/filter-chip.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { tagsQuery } from '../../model/media-queries.ts'
import classes from './tag-chips.module.css'

const shownAtFirst = 12

interface TagChipsProps {
  /** Null shows the pictures of all tags. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Filters the gallery by one of the person's tags. A click on the chosen one shows all again. */
export function TagChips({ value, onChange }: TagChipsProps) {
  const { t } = useTranslation('my-media')
  const [isWhole, setWhole] = useState(false)
  const tags = useQuery(tagsQuery).data?.tags ?? []
  if (tags.length === 0 && value === null) return null
  // The chosen tag stays, also after its last picture has gone.
  const chosen = value !== null && !tags.some(({ tag }) => tag === value) ? [{ tag: value, count: 0 }] : []
  const all = [...chosen, ...tags]
  const shown = isWhole ? all : all.filter(({ tag }, at) => at < shownAtFirst || tag === value)
  return (
    <FilterChips label={t('tags.filter')}>
      {shown.map(({ tag, count }) => (
        <FilterChip key={tag} pressed={tag === value} onPress={() => onChange(tag === value ? null : tag)}>
          <bdi>{tag}</bdi> <span className={classes.count}>{formatNumber(count)}</span>
        </FilterChip>
      ))}
      {all.length > shown.length && (
        <FilterChip onPress={() => setWhole(true)}>{t('tags.all', { count: all.length })}</FilterChip>
      )}
    </FilterChips>
  )
}
