import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { DefaultErrorTypeList } from './default-error-type-list.tsx'
import classes from './error-types-panel.module.css'
import { errorTypesQuery } from '../../../http/queries/error-types.ts'
import { OwnErrorTypes } from './own-error-types.tsx'

/** The error types that teachers note on marks: the default ones, and those that the school has added. */
export function ErrorTypesPanel() {
  const { t } = useTranslation('school')
  const { data, error, refetch } = useQuery(errorTypesQuery)
  return (
    <Panel title={t('errorTypes.title')}>
      <p className={classes.intro}>{t('errorTypes.intro')}</p>
      <h3 className={classes.heading}>{t('errorTypes.defaults')}</h3>
      <DefaultErrorTypeList />
      <h3 className={classes.heading}>{t('errorTypes.own')}</h3>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={2} heightPx={28} />}
      {data && <OwnErrorTypes types={data.errorTypes} />}
    </Panel>
  )
}
