import { ImageStyle } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import classes from './style-chips.module.css'

interface StyleChipsProps {
  /** Null selects every style. */
  value: ImageStyle | null
  onChange: (value: ImageStyle | null) => void
}

/** Filters a gallery by style. A click on the selected style shows all again. */
export function StyleChips({ value, onChange }: StyleChipsProps) {
  const { t } = useTranslation('images')
  return (
    <div className={classes.chips} role="group" aria-label={t('composer.style')}>
      {ImageStyle.options.map((style) => (
        <button
          key={style}
          type="button"
          className={classes.chip}
          aria-pressed={style === value}
          onClick={() => onChange(style === value ? null : style)}
        >
          {t(`style.${style}`)}
        </button>
      ))}
    </div>
  )
}
