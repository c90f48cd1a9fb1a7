import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { latestClassesQuery } from '../../../http/school-class.ts'

const CreateClassDialog = lazy(() => import('./create-class-dialog.tsx'))
const iconPx = 17

/**
 * The button that makes a class; none when the plan has no room, which the lists say. That its form is open is in the
 * address (`/?new=class`): it stays open when the list behind it arrives and looks otherwise.
 */
export function NewClass({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('classes')
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(latestClassesQuery)
  const hasRoom = !data || data.limit === null || data.used < data.limit
  const ask = (isOpen: boolean) =>
    setSearch(
      (now) => {
        if (isOpen) now.set('new', 'class')
        else now.delete('new')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      {hasRoom && (
        <Button
          small={!isFirst}
          look={isFirst ? 'primary' : 'default'}
          icon={<IconPlus size={iconPx} aria-hidden />}
          onClick={() => ask(true)}
        >
          {t(isFirst ? 'action.createFirst' : 'action.create')}
        </Button>
      )}
      {search.get('new') === 'class' && (
        <Suspense>
          <CreateClassDialog onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}
