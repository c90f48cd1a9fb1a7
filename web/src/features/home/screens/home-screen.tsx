import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { useProfile } from '../../../http/profile.ts'
import { ContinueMarking } from '../components/continue-marking.tsx'
import { CreditUse } from '../components/credit-use.tsx'
import { HappeningNow } from '../components/happening-now.tsx'
import classes from '../components/home.module.css'
import { RecentLessonPlans } from '../components/recent-lesson-plans.tsx'
import { StartSomething } from '../components/start-something.tsx'
import { partOfDay } from '../greeting.ts'
import { useStateSentence } from '../hooks/use-state-sentence.ts'

interface HomeScreenProps {
  /** What waits for an answer of the person: offered classes. */
  offers?: ReactNode
  /** The classes as cards. */
  classCards: ReactNode
}

/** How things stand, what goes on, and where to go next. Parts of other features come from the route. */
export function HomeScreen({ offers, classCards }: HomeScreenProps) {
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
          {offers}
          <ContinueMarking />
          {classCards}
          <RecentLessonPlans />
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
