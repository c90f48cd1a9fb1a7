import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { contentOf } from '@classeur/domain/marks'
import { refuseEntry } from '../edit/edit-cell.ts'
import { goOn } from '../edit/move-active-cell.ts'
import { pointsText, studentName } from '../../model/sheet-text.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import { openMenu } from '../menu/open-menu.ts'
import { refAt } from '../../model/grid-model.ts'
import classes from './phone-bar.module.css'

const iconSizePx = 18

/** On a small screen, shows which mark is open and adds buttons that the phone's keyboard lacks. */
export function PhoneBar() {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const isShown = useGridState(({ model, active }) => refAt(model, active) !== null)
  const isReadOnly = useSyncExternalStore(grid.engine.subscribe, () => grid.engine.state().readOnly !== null)
  if (!isShown) return null
  const writeAbsent = () => {
    const { edit, model, active } = grid.store.get()
    const ref = refAt(model, active)
    if (!ref || refuseEntry(grid, active.row)) return
    grid.store.update({ edit: null })
    grid.engine.write('type', [
      { ...ref, ...(edit?.seen ?? grid.engine.seen(ref)), content: contentOf('absent') },
    ])
    goOn(grid, false, edit?.isTouch)
  }
  // Keep the focus in the field until the button's click is handled.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <div className={classes.phone}>
      <Where />
      {!isReadOnly && (
        <button type="button" className={classes.quick} onPointerDown={keepFocus} onClick={writeAbsent}>
          {t('absent')}
        </button>
      )}
      <button
        type="button"
        className={classes.quick}
        aria-label={t('next')}
        onPointerDown={keepFocus}
        onClick={() => goOn(grid)}
      >
        <IconChevronDown size={iconSizePx} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.quick}
        aria-label={t('more')}
        onPointerDown={keepFocus}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          openMenu(grid, { x: box.left, y: box.top })
        }}
      >
        <IconDots size={iconSizePx} aria-hidden />
      </button>
    </div>
  )
}

/** The name of the active mark: the only part of the bar that changes with each move. */
function Where() {
  const student = useGridState(({ model, active }) => model.students[active.row])
  const column = useGridState(({ model, active }) => model.columns[active.col])
  return (
    <p className={classes.where}>
      <bdi>{student && studentName(student)}</bdi>
      {column && (
        <span dir="ltr">
          <bdi>{column.label}</bdi> / {pointsText(column.leaf.maxHundredths)}
        </span>
      )}
    </p>
  )
}
