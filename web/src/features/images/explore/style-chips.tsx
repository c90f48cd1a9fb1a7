import { ImageStyle } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { FilterChip, FilterChips } from '../../../components/fields/choices/filter-chip.tsx'

interface StyleChipsProps {
  /** Null selects every style. */
  value: ImageStyle | null
  onChange: (value: ImageStyle | null) => void
}

/** Filters a gallery by style. A click on the selected style shows all again. */
export function StyleChips({ value, onChange }: StyleChipsProps) {
  const { t } = useTranslation('images')
  return (
    <FilterChips label={t('composer.style')}>
      {[null, ...ImageStyle.options].map((style) => (
        <FilterChip
          key={style ?? 'all'}
          pressed={style === value}
          onPress={() => onChange(style === value ? null : style)}
        >
          {style === null ? t('explore.allStyles') : t(`style.${style}`)}
        </FilterChip>
      ))}
    </FilterChips>
  )
}
