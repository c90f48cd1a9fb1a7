import { defaultErrorTypeLetter, defaultErrorTypes } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../i18n/i18n.ts'
import classes from './default-error-type-list.module.css'
import { LetterBadge } from './letter-badge.tsx'

/** The error types that every school has. */
export function DefaultErrorTypeList() {
  const { t } = useTranslation('school')
  const language = currentLanguage()
  return (
    <ul className={classes.list} aria-label={t('errorTypes.defaults')}>
      {defaultErrorTypes.map((type) => (
        <li key={type} className={classes.type}>
          <LetterBadge letter={defaultErrorTypeLetter(type, language)} />
          {t(`errorTypes.default.${type}`)}
        </li>
      ))}
    </ul>
  )
}
