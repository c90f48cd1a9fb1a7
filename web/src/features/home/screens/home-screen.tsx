import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { useProfile } from '../../../http/profile.ts'
import { ClassCards } from '../components/class-cards.tsx'
import { CreditUse } from '../components/credit-use.tsx'
import { HappeningNow } from '../components/happening-now.tsx'
import classes from '../components/home.module.css'
import { RecentLessonPlans } from '../components/recent-lesson-plans.tsx'
import { StartSomething } from '../components/start-something.tsx'
import { partOfDay } from '../greeting.ts'
import { useStateSentence } from '../hooks/use-state-sentence.ts'

/** How things stand, what goes on, and where to go next. */
export default function HomeScreen() {
  const { t } = useTranslation('home')
  const name = useProfile()?.displayName
  const sentence = useStateSentence()
  const greeting = t(`greeting.${partOfDay(new Date())}`)
  return (
    <>
      <PageHeader
        title={
          name ? (
            <>
              {greeting}
              {t('comma')} <bdi>{name}</bdi>
            </>
          ) : (
            greeting
          )
        }
        lead={sentence || '\u00a0'}
      />
      <div className={classes.page}>
        <div className={classes.column}>
          <RecentLessonPlans />
          <ClassCards />
        </div>
        <div className={classes.column}>
          <HappeningNow />
          <StartSomething />
          <CreditUse />
        </div>
      </div>
    </>
  )
}
