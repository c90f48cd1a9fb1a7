import type { SharedLessonPlan } from '@classeur/contracts'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import classes from './shared-plan-header.module.css'

const iconSizePx = 18

/** The title, subject, level and duration of a shared plan, and what the page leaves out. */
export function SharedPlanHeader({ plan }: { plan: SharedLessonPlan }) {
  const { t } = useTranslation(['lesson-shared', 'lesson-plans'])
  const { title, subject, level, durationMin } = plan
  return (
    <PageHeader
      title={<bdi>{title}</bdi>}
      lead={<span className={classes.screenOnly}>{t('lead')}</span>}
      tags={
        <>
          <Tag>
            <bdi>{subject}</bdi>
          </Tag>
          <Tag>
            <bdi>{level}</bdi>
          </Tag>
          <Tag>{t('lesson-plans:minutes', { count: durationMin })}</Tag>
        </>
      }
      actions={
        <span className={classes.screenOnly}>
          <Button icon={<IconPrinter size={iconSizePx} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      }
    />
  )
}
