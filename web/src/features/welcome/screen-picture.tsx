import { useTranslation } from 'react-i18next'
import { shownScheme } from '../../config/theme-preference.ts'
import classes from './screen-picture.module.css'

interface ScreenPictureProps {
  /** Name of the files in `public/screens` and of the translations. */
  name: 'mark-sheet' | 'home' | 'lesson-plan'
  /** True for the picture at the top of the page, which is loaded at once. */
  isFirst?: boolean
}

const themes = ['light', 'dark'] as const
const size = { width: 1440, height: 920 }

/** A real screenshot in the theme of the page, with a caption. */
export function ScreenPicture({ name, isFirst = false }: ScreenPictureProps) {
  const { t } = useTranslation('welcome')
  const urgent = isFirst ? shownScheme() : null
  return (
    <figure className={classes.figure} data-first={isFirst || undefined}>
      {themes.map((theme) => (
        <img
          key={theme}
          className={classes[theme]}
          src={`/screens/${name}-${theme}.webp`}
          alt={t(`screens.${name}.alt`)}
          {...size}
          // The picture of the other theme is hidden. Browsers don't load hidden lazy pictures.
          loading={theme === urgent ? 'eager' : 'lazy'}
          fetchPriority={theme === urgent ? 'high' : 'auto'}
        />
      ))}
      {!isFirst && <figcaption className={classes.caption}>{t(`screens.${name}.caption`)}</figcaption>}
    </figure>
  )
}
