import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClassCards } from '../features/classes/components/class-cards.tsx'
import { DeleteSample } from '../features/classes/components/delete-sample.tsx'
import { NewClassForm } from '../features/classes/components/new-class.tsx'
import { HomeScreen } from '../features/home/screens/home-screen.tsx'
import { OpenJoinRequests } from '../features/teaching/components/open-join-requests.tsx'
import { OfferedTransfersNote } from '../features/teaching/components/offered-transfers-note.tsx'
import { loadAreas } from '../i18n/i18n.ts'

const UnsentSheets = lazy(async () => {
  const [component] = await Promise.all([
    import('../features/mark-sheet/components/unsent-sheets.tsx'),
    loadAreas('mark-sheet'),
  ])
  return component
})
const ClassesScreen = lazy(() => import('../features/classes/screens/classes-screen.tsx'))

/** `/`: the home page, and with `?classes=` the whole list of classes. */
export default function HomeRoute() {
  const [search] = useSearchParams()
  if (!search.has('classes'))
    return (
      <HomeScreen
        offers={
          <>
            <OfferedTransfersNote />
            <OpenJoinRequests />
            <Suspense>
              <UnsentSheets />
            </Suspense>
          </>
        }
        classCards={<ClassCards />}
        classForm={<NewClassForm />}
        deleteSample={(sample) => <DeleteSample sample={sample} />}
      />
    )
  return (
    <Suspense>
      <ClassesScreen />
    </Suspense>
  )
}
