import { IconArrowsSort, IconRefresh } from '@tabler/icons-react'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { MenuGroup } from '../../../../components/overlays/panels/menu-items.ts'
import { Menu } from '../../../../components/overlays/panels/menu.tsx'
import { readDigits } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { gridModelOf } from '../../model/grid-model.ts'
import { sheetViewOf, type SheetView } from '../../model/sheet-view.ts'
import { sortedIds } from '../../model/sort-students.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './view-menu.module.css'

type Sorting = Pick<SheetView, 'by' | 'isDescending'>

const sortings: readonly (Sorting & { key: string })[] = [
  { key: 'list', by: 'list', isDescending: false },
  { key: 'nameUp', by: 'name', isDescending: false },
  { key: 'nameDown', by: 'name', isDescending: true },
  { key: 'resultDown', by: 'result', isDescending: true },
  { key: 'resultUp', by: 'result', isDescending: false },
  { key: 'totalDown', by: 'total', isDescending: true },
  { key: 'totalUp', by: 'total', isDescending: false },
]

/** Sort order and group filter of a sheet, with functions that change them. */
function useSheetView(engine: SheetEngine) {
  const sheet = useSheetField(engine, 'sheet')
  const rows = useSyncExternalStore(engine.subscribeRows, engine.rows)
  const store = sheetViewOf(sheet.exam.id)
  const view = useSyncExternalStore(store.subscribe, store.get)
  const language = currentLanguage()
  const model = useMemo(() => gridModelOf(sheet, { language, digits: readDigits() }), [sheet, language])
  const orderOf = (sorting: Sorting) => sortedIds(model, rows, sorting, language)
  const sort = ({ by, isDescending }: Sorting) =>
    store.set({ ...view, by, isDescending, order: orderOf({ by, isDescending }) })
  return {
    view,
    groups: sheet.groups,
    group: sheet.groups.find(({ id }) => id === view.groupId) ?? null,
    isOutdated: view.by !== 'list' && orderOf(view).some((id, at) => id !== view.order[at]),
    sort,
    sortAgain: () => sort(view),
    showGroup: (groupId: string | null) => store.set({ ...view, groupId }),
  }
}

const iconSizePx = 16

/** Sorts the table and filters it by group. Rows keep their order while marks are typed; "Sort again" updates it. */
export function ViewMenu({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const { view, groups, group, isOutdated, ...act } = useSheetView(engine)
  const sorting = sortings.find(
    ({ by, isDescending }) => by === view.by && isDescending === view.isDescending,
  )
  const shown = [view.by !== 'list' && sorting && t(`view.${sorting.key}`), group && isolate(group.name)]
  const facts = shown.filter(Boolean).join(' · ')
  const sortBy: MenuGroup = {
    key: 'sort',
    heading: t('view.sort'),
    items: sortings.map((one) => ({
      key: one.key,
      label: t(`view.${one.key}`),
      isChosen: one === sorting,
      run: () => act.sort(one),
    })),
  }
  const show: MenuGroup = {
    key: 'show',
    heading: t('view.show'),
    items: [{ id: null, name: t('view.everybody') }, ...groups].map(({ id, name }) => ({
      key: String(id),
      label: name,
      isChosen: id === (group?.id ?? null),
      run: () => act.showGroup(id),
    })),
  }
  return (
    <>
      <div className={classes.menu} data-changed={facts !== '' || undefined}>
        <Menu label={t('view.open')} groups={groups.length > 0 ? [sortBy, show] : [sortBy]}>
          {(opener) => (
            <Button
              small
              icon={<IconArrowsSort size={iconSizePx} aria-hidden />}
              aria-label={[t('view.open'), facts].filter(Boolean).join(': ')}
              {...opener}
            >
              {facts || t('view.open')}
            </Button>
          )}
        </Menu>
      </div>
      {isOutdated && (
        <Button
          small
          icon={<IconRefresh size={iconSizePx} aria-hidden />}
          title={t('view.againWhy')}
          onClick={act.sortAgain}
        >
          {t('view.again')}
        </Button>
      )}
    </>
  )
}
