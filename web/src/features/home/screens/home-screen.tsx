import type { ClassCard } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { useProfile } from '../../../http/profile.ts'
import { latestClassesQuery } from '../../../http/school-class.ts'
import { useGenerationChanges } from '../../../realtime/generations/use-generation-changes.ts'
import { recentLessonPlansQuery } from '../api/recent-lesson-plans.ts'
import { recentPicturesQuery } from '../api/recent-pictures.ts'
import { Desk } from '../components/desk.tsx'
import { partOfDay } from '../greeting.ts'
import { useStateSentence } from '../hooks/use-state-sentence.ts'

const changedByGenerations = [recentLessonPlansQuery.queryKey, recentPicturesQuery.queryKey]

/** Loaded on demand, because a teacher sees it only in the first days. */
const FirstRun = lazy(() => import('../components/first-run/first-run.tsx'))

interface HomeScreenProps {
  /** Requests that wait for the person's answer: offered classes and join requests. */
  offers?: ReactNode
  /** The classes as cards. */
  classCards: ReactNode
  /** The form of a new class, shown while the address asks for it. */
  classForm?: ReactNode
  /** The button that deletes the sample class. */
  deleteSample?: (sample: ClassCard) => ReactNode
}

/** How things stand, what goes on, and where to go next. Parts of other features come from the route. */
export function HomeScreen({ offers, classCards, classForm, deleteSample }: HomeScreenProps) {
  const { t } = useTranslation('home')
  const name = useProfile()?.displayName
  const sentence = useStateSentence()
  const { data: latest } = useQuery(latestClassesQuery)
  useGenerationChanges(changedByGenerations)
  const isFirstRun = latest?.classes.every(({ isSample }) => isSample) ?? false
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
        lead={(isFirstRun ? t('first.lead') : sentence) || '\u00a0'}
      />
      {isFirstRun ? (
        <Suspense>
          <FirstRun
            sample={latest?.classes[0] ?? null}
            offers={offers}
            classForm={classForm}
            deleteSample={deleteSample}
          />
        </Suspense>
      ) : (
        <Desk offers={offers} classCards={classCards} />
      )}
    </>
  )
}
