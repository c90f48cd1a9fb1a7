import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billingQuery } from '../../http/queries/billing.ts'
import classes from './test-ribbon.module.css'

/** Says that no money moves, on the screens about payments of an installation with test payments. */
export default function TestRibbon() {
  const { t } = useTranslation('billing')
  const { data } = useQuery(billingQuery)
  if (data?.provider !== 'test') return null
  return (
    <aside className={classes.ribbon} aria-label={t('test.label')}>
      <span className={classes.badge}>{t('test.badge')}</span>
      <p className={classes.text}>
        {t('test.text')} <span className={classes.more}>{t('test.cardsOnly')}</span>
      </p>
      {data.testCardsUrl !== null && (
        <a href={data.testCardsUrl} target="_blank" rel="noreferrer" className={classes.link}>
          {t('test.cards')}
        </a>
      )}
    </aside>
  )
}
