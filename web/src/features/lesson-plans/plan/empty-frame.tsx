import { lessonSectionKeys, type LessonPlan } from '@classeur/contracts'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/button.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { directionOf } from '../../../i18n/languages.ts'
import { FrameSection } from '../sections/frame/frame-section.tsx'
import { PlanLanguage } from '../model/plan-language.ts'
import classes from './empty-frame.module.css'
import { PlanSkeleton } from '../progress/plan-skeleton.tsx'
import { ThinkingLevels } from '../progress/thinking-levels.tsx'

const iconSizePx = 17

/** Shows a frame: the teacher's own objectives, phases with minutes, headings, and prompts that say what to write. */
export function EmptyFrame({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lesson-plans')
  const { subject, level, durationMin, language } = plan.request
  return (
    <>
      <PageHeader
        title={<bdi>{plan.title}</bdi>}
        lead={<span className={classes.screenOnly}>{t('frame.lead')}</span>}
        tags={
          <>
            <span className={classes.screenOnly}>
              <Tag tone="sun">{t('frame.tag')}</Tag>
            </span>
            <Tag>
              <bdi>{subject}</bdi>
            </Tag>
            <Tag>
              <bdi>{level}</bdi>
            </Tag>
            <Tag>{t('minutes', { count: durationMin })}</Tag>
          </>
        }
        actions={
          <>
            <LinkButton to="/lesson-plan-generator" icon={<IconPlus size={iconSizePx} aria-hidden />}>
              {t('planAnother')}
            </LinkButton>
            <Button icon={<IconPrinter size={iconSizePx} aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <div className={classes.page}>
        <Suspense fallback={<PlanSkeleton />}>
          <PlanLanguage value={language}>
            <article lang={language} dir={directionOf(language)} className={classes.main}>
              {lessonSectionKeys.map((key) => (
                <FrameSection key={key} sectionKey={key} plan={plan} />
              ))}
            </article>
          </PlanLanguage>
        </Suspense>
        <aside className={classes.side}>
          <ThinkingLevels levels={plan.objectives.map(({ bloomLevel }) => bloomLevel)} />
        </aside>
      </div>
    </>
  )
}
