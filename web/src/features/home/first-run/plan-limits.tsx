import { IconCoin, IconSchool, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { useCurrentPlan } from '../../../http/queries/current-plan.ts'
import classes from './plan-limits.module.css'

const iconPx = 19

/** Limits of the person's plan. Renders nothing until they are loaded. */
export function PlanLimits() {
  const { t } = useTranslation('home')
  const { data } = useCurrentPlan()
  if (!data) return null
  const { name, limits, monthlyCredits } = data.plan
  return (
    <Panel title={t('limits.title', { plan: name })} aside={<Link to="/prime">{t('limits.plans')}</Link>}>
      <ul className="plain-list">
        <li className={classes.fact}>
          <IconSchool size={iconPx} stroke={1.7} aria-hidden />
          {t('limits.classes', { count: limits.classes, students: limits.studentsPerClass })}
        </li>
        <li className={classes.fact}>
          <IconCoin size={iconPx} stroke={1.7} aria-hidden />
          {t('limits.credits', { count: monthlyCredits })}
        </li>
        <li className={classes.fact}>
          <IconTable size={iconPx} stroke={1.7} aria-hidden />
          {t('limits.marks')}
        </li>
      </ul>
    </Panel>
  )
}
