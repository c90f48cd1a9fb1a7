import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { AskBeforeSignOut } from '../model/ask-before-sign-out.tsx'
import { SearchPill } from './search-pill.tsx'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

interface SearchAnywhereProps {
  /** A page that draws its own frame has no room for the button. */
  withoutButton?: boolean
}

/** The search button, and Ctrl/⌘ K on every page. Also asks before a sign-out, which the search offers on every page. */
export function SearchAnywhere({ withoutButton = false }: SearchAnywhereProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen((isOpen) => !isOpen)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      {!withoutButton && <SearchPill onOpen={() => setOpen(true)} />}
      {open && (
        <Suspense>
          <CommandPalette onClose={close} />
        </Suspense>
      )}
      <AskBeforeSignOut />
    </>
  )
}
