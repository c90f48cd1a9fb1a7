import type { ClassCard } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { useProfile } from '../../http/queries/profile.ts'
import { latestClassesQuery } from '../../http/queries/school-class.ts'
import { useGenerationChanges } from '../../realtime/generations/use-generation-changes.ts'
import { recentLessonPlansQuery } from './model/lesson-plans-query.ts'
import { recentPicturesQuery } from './model/pictures-query.ts'
import { Desk } from './desk/desk.tsx'
import { partOfDay } from './model/greeting.ts'
import { useStateSentence } from './model/use-state-sentence.ts'

const changedByGenerations = [recentLessonPlansQuery.queryKey, recentPicturesQuery.queryKey]

/** Loaded on demand, because a teacher sees it only in the first days. */
const FirstRun = lazy(() => import('./first-run/first-run.tsx'))

interface HomeScreenProps {
  /** Requests that wait for the person's answer: offered classes and join requests. */
  offers?: ReactNode
  /** The classes as cards. */
  classCards: ReactNode
  /** The form of a new class, shown while the address requests it. */
  classForm?: ReactNode
  /** The button that deletes the sample class. */
  deleteSample?: (sample: ClassCard) => ReactNode
}

/** The home page: what is waiting, running and next. The route passes in parts of other features. */
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
