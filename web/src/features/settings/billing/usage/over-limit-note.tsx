import type { BillingOverview } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChooseOpenButton } from '../../../../components/classes/open/choose-open-button.tsx'
import { countedClassesQuery } from '../../../../http/queries/open-classes.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import classes from './over-limit-note.module.css'

/** After a change to a smaller plan: which classes are read-only, and where to choose others. */
export function OverLimitNote({ billing: { usage, plan } }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  const isOver = usage.classes > plan.limits.classes
  const { data } = useQuery({ ...countedClassesQuery, enabled: isOver })
  if (!isOver) return null
  const locked = data?.classes.filter(({ readOnly }) => readOnly === 'over-limit')
  return (
    <section className={classes.note} aria-labelledby="over-limit-title">
      <IconLock size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <h2 id="over-limit-title" className={classes.title}>
          {t('over.title', { count: usage.classes - plan.limits.classes })}
        </h2>
        <p>{t('over.text', { count: plan.limits.classes })}</p>
        {locked && locked.length > 0 && (
          <ul className={classes.names}>
            {locked.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/classe/${id}`}>{isolate(name)}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        <ChooseOpenButton />
      </Suspense>
    </section>
  )
}
