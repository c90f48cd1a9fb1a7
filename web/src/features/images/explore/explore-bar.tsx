import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { SearchField } from '../../../components/fields/text/search-field.tsx'
import type { ExploreChoice } from '../model/images-queries.ts'
import classes from './explore-bar.module.css'
import { StyleChips } from './style-chips.tsx'
import { useTypedSearch } from '../model/use-typed-search.ts'

interface ExploreBarProps {
  choice: ExploreChoice
  onChange: (choice: Partial<ExploreChoice>) => void
  /** How many pictures there are to search; null while that isn't known. */
  total: number | null
}

/** Searches the published pictures, and chooses their order and style. */
export function ExploreBar({ choice, onChange, total }: ExploreBarProps) {
  const { t } = useTranslation('images')
  const { typed, type } = useTypedSearch(choice.search, (search) => onChange({ search }))
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label={t('explore.search')}
          placeholder={total === null ? t('explore.search') : t('explore.searchCount', { count: total })}
          value={typed}
          onChange={type}
        />
      </div>
      <ChoiceField
        label={t('explore.order')}
        look="segments"
        value={choice.order}
        options={[
          { value: 'newest', label: t('explore.newest') },
          { value: 'most-liked', label: t('explore.mostLiked') },
        ]}
        onChange={(order) => onChange({ order })}
      />
      <div className={classes.styles}>
        <StyleChips value={choice.style} onChange={(style) => onChange({ style })} />
      </div>
    </div>
  )
}
