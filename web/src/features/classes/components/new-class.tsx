import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { latestClassesQuery } from '../../../http/school-class.ts'

const CreateClassDialog = lazy(() => import('./create-class-dialog.tsx'))
const iconPx = 17

/** The button that makes a class; none when the plan has no room, which the lists say. The address can ask for its form, too: `/?new=class`. */
export function NewClass({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('classes')
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(latestClassesQuery)
  const hasRoom = !data || data.limit === null || data.used < data.limit
  const isAsked = search.get('new') === 'class'
  const close = () => {
    setOpen(false)
    if (!isAsked) return
    setSearch(
      (now) => {
        now.delete('new')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <>
      {hasRoom && (
        <Button
          small={!isFirst}
          look={isFirst ? 'primary' : 'default'}
          icon={<IconPlus size={iconPx} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t(isFirst ? 'action.createFirst' : 'action.create')}
        </Button>
      )}
      {(open || isAsked) && (
        <Suspense>
          <CreateClassDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
