import { useTranslation } from 'react-i18next'
import { MenuAtPoint } from '../../../../components/overlays/panels/menu.tsx'
import { useGrid, useGridState } from '../grid-context.ts'
import type { OpenMenu } from '../model/grid-state.ts'
import { menuItems } from './menu-items.ts'

/** The actions for a question, a student or the selection. */
export function GridMenu() {
  const menu = useGridState((state) => state.menu)
  return menu ? <OpenedMenu key={`${menu.of} ${menu.at.x} ${menu.at.y}`} menu={menu} /> : null
}

function OpenedMenu({ menu }: { menu: OpenMenu }) {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const items = menuItems(grid, menu.of).map(({ key, run }) => ({
    key,
    label: t(`menu.${key}`, { zero: 0 }),
    run,
  }))
  return (
    <MenuAtPoint
      label={t(`menu.of.${menu.of}`)}
      groups={[{ key: menu.of, items }]}
      point={menu.at}
      onClose={(returnsFocus) => {
        grid.store.update({ menu: null })
        if (returnsFocus) grid.show(grid.store.get().active)
      }}
    />
  )
}
