import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClassCards } from '../features/classes/list/class-cards.tsx'
import { DeleteSample } from '../features/classes/list/delete-sample.tsx'
import { NewClassForm } from '../features/classes/create/new-class.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { OpenJoinRequests } from '../features/teaching/join-requests/open-join-requests.tsx'
import { OfferedTransfersNote } from '../features/teaching/transfers/offered-transfers-note.tsx'
import { loadAreas } from '../i18n/i18n.ts'

export { prepare } from '../features/home/prepare.ts'

const UnsentSheets = lazy(async () => {
  const [component] = await Promise.all([
    import('../features/mark-sheet/sheet/unsent-sheets.tsx'),
    loadAreas('mark-sheet'),
  ])
  return component
})
const ClassesScreen = lazy(() => import('../features/classes/classes-screen.tsx'))

/** `/`: the home page, or the full list of classes with `?classes=`. */
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
