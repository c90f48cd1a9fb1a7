import { IconDotsVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/button.tsx'
import { useDismissable } from '../../../../components/overlays/use-dismissable.ts'
import classes from './sheet-pages-menu.module.css'
import { SheetTabLinks } from './sheet-tabs.tsx'

const iconSizePx = 18

/** A menu with the four parts of a mark sheet, for screens without room for tabs. */
export function SheetPagesMenu({ markId }: { markId: string }) {
  const { t } = useTranslation('mark-panels')
  const { open, toggle, close, ref } = useDismissable()
  return (
    <div ref={ref} className={classes.menu}>
      <Button icon={<IconDotsVertical size={iconSizePx} aria-hidden />} aria-expanded={open} onClick={toggle}>
        {t('tabs.label')}
      </Button>
      {open && (
        <nav className={classes.panel} aria-label={t('tabs.label')} onClick={close}>
          <SheetTabLinks markId={markId} className={classes.page} />
        </nav>
      )}
    </div>
  )
}
