import { IconDotsVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Menu } from '../../../../components/overlays/panels/menu.tsx'
import classes from './sheet-pages-menu.module.css'
import { useSheetTabs } from './sheet-tabs.tsx'

const iconSizePx = 18

/** A menu with the four parts of a mark sheet, for screens without room for tabs. */
export function SheetPagesMenu({ markId }: { markId: string }) {
  const { t } = useTranslation('mark-panels')
  const { pathname } = useLocation()
  const items = useSheetTabs(markId).map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))
  return (
    <div className={classes.menu}>
      <Menu label={t('tabs.label')} align="end" groups={[{ key: 'tabs', items }]}>
        {(opener) => (
          <Button icon={<IconDotsVertical size={iconSizePx} aria-hidden />} {...opener}>
            {t('tabs.label')}
          </Button>
        )}
      </Menu>
    </div>
  )
}
