import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../fields/buttons/button.tsx'

const ChooseOpenClasses = lazy(() => import('./choose-open-classes.tsx'))

/** Opens the window in which the owner chooses the classes that stay open. Suspends until its texts are loaded. */
export function ChooseOpenButton() {
  const { t } = useTranslation('open-classes')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('choose')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChooseOpenClasses onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
