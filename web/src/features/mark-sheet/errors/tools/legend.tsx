import { useTranslation } from 'react-i18next'
import classes from './legend.module.css'

const signs = ['students', 'questions', 'missed-easy', 'got-hard'] as const

/** What the two curves and the outlines mean. */
export function Legend() {
  const { t } = useTranslation('mark-errors')
  return (
    <ul className={`plain-list ${classes.legend}`} aria-label={t('legend.label')}>
      {signs.map((sign) => (
        <li key={sign}>
          <i data-sign={sign} aria-hidden />
          {t(`legend.${sign}`)}
        </li>
      ))}
      <li>
        {t('legend.lost')}
        <i data-sign="lost" aria-hidden />
      </li>
    </ul>
  )
}
