import { planPhases } from '@classeur/domain/lesson-plans'
import type { LessonRequest } from '@classeur/contracts'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { FramePrompt } from './frame-prompt.tsx'
import { usePlanText } from '../../model/plan-language.ts'
import { SectionFrame } from '../section-frame.tsx'
import classes from './frame-phases.module.css'

const linesEach = 3

/** The phases of the teaching model with their minutes, for the teacher to fill in. */
export function FramePhases({ request }: { request: LessonRequest }) {
  const t = usePlanText()
  return (
    <div className={classes.phases}>
      {planPhases(request.teachingModel, request.durationMin).map(({ role, minutes }, index) => (
        <SectionFrame
          key={role}
          title={`${t('plan.phase', { position: formatNumber(index + 1) })} · ${t(`frame.phase.${role}`)}`}
          aside={<Tag>{t('minutes', { count: minutes })}</Tag>}
        >
          <div className={classes.columns}>
            <div>
              <h3 className={classes.label}>{t('plan.teacher')}</h3>
              <FramePrompt lines={linesEach}>{t(`frame.teacher.${role}`)}</FramePrompt>
            </div>
            <div>
              <h3 className={classes.label}>{t('plan.students')}</h3>
              <FramePrompt lines={linesEach}>{t('frame.students')}</FramePrompt>
            </div>
          </div>
          <div className={classes.aside}>
            <FramePrompt lines={1}>
              <strong>{t('plan.checkQuestion')}</strong> {t('frame.check')}
            </FramePrompt>
          </div>
        </SectionFrame>
      ))}
    </div>
  )
}
