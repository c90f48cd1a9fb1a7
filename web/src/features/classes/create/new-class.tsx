import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { latestClassesQuery } from '../../../http/queries/school-class.ts'

const CreateClassDialog = lazy(() => import('./create-class-dialog.tsx'))
const iconPx = 17

/** The address (`/?new=class`) opens the form of a new class, so that any link can open it. */
function useAsked() {
  const [search, setSearch] = useSearchParams()
  return {
    isAsked: search.get('new') === 'class',
    ask: (isOpen: boolean) =>
      setSearch(
        (now) => {
          if (isOpen) now.set('new', 'class')
          else now.delete('new')
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

/** The form of a new class, shown while the address asks for it. Render it once per page. */
export function NewClassForm() {
  const { isAsked, ask } = useAsked()
  if (!isAsked) return null
  return (
    <Suspense>
      <CreateClassDialog onClose={() => ask(false)} />
    </Suspense>
  )
}

/** The button that opens the form of a new class. Renders nothing when the plan is full; the class list says so. */
export function NewClass() {
  const { t } = useTranslation('classes')
  const { ask } = useAsked()
  const { data } = useQuery(latestClassesQuery)
  const hasRoom = !data || data.limit === null || data.used < data.limit
  return (
    <>
      {hasRoom && (
        <Button small icon={<IconPlus size={iconPx} aria-hidden />} onClick={() => ask(true)}>
          {t('action.create')} <UnsavedTag form="new-class" />
        </Button>
      )}
      <NewClassForm />
    </>
  )
}
