import { lessonPriceCredits, type ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { useWallet } from '../../../http/queries/wallet.ts'
import { useSampleExam } from './sample/sample-exam-query.ts'
import { LessonSketch, NamesSketch, SheetSketch } from './sketches.tsx'
import { MakeSample } from './sample/make-sample.tsx'
import { Step } from './step.tsx'
import classes from './steps.module.css'

/** The first three steps, the easiest first. The first one has the page's primary button. */
export function Steps({ sample }: { sample: ClassCard | null }) {
  const { t } = useTranslation('home')
  const { data: wallet } = useWallet()
  const exam = useSampleExam(sample?.id).data
  const look = wallet
    ? t('first.lesson.costs', { price: lessonPriceCredits, count: wallet.available })
    : t('first.minutes', { count: 2 })
  const isHalfMade = sample !== null && (sample.counts.students === 0 || sample.counts.exams === 0)
  return (
    <ol className={classes.steps}>
      <Step
        number={1}
        title={t(sample ? 'first.sample.title' : 'first.noSample.title')}
        effort={t('first.minutes', { count: 2 })}
        sketch={<SheetSketch />}
        isNext
        action={
          sample && !isHalfMade ? (
            <LinkButton look="primary" to={exam ? `/marksheet/${exam.markId}` : `/classe/${sample.id}`}>
              {t('first.sample.action')}
            </LinkButton>
          ) : (
            <MakeSample isHalfMade={isHalfMade} />
          )
        }
      >
        {t('first.sample.text')}
      </Step>
      <Step
        number={2}
        title={t('first.class.title')}
        effort={t('first.minutes', { count: 1 })}
        sketch={<NamesSketch />}
        action={
          <LinkButton to="/?new=class">
            {t('first.class.action')} <UnsavedTag form="new-class" />
          </LinkButton>
        }
      >
        {t('first.class.text')}
      </Step>
      <Step
        number={3}
        title={t('first.lesson.title')}
        effort={look}
        sketch={<LessonSketch />}
        action={<LinkButton to="/lesson-plan-generator">{t('first.lesson.action')}</LinkButton>}
      >
        {t('first.lesson.text')}
      </Step>
    </ol>
  )
}
