import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../../../../../components/overlays/panels/menu-items.ts'
import { Menu } from '../../../../../components/overlays/panels/menu.tsx'
import type { DraggedStudent, useDragStudent } from './use-drag-student.ts'
import classes from './student-chip.module.css'

interface StudentChipProps {
  studentId: string
  name: string
  /** The groups that the student can move to. */
  targets: MenuGroup
  /** Set while this student is dragged. */
  dragged: DraggedStudent | null
  handlers: ReturnType<ReturnType<typeof useDragStudent>['handlersOf']>
}

/** A student in a group: drag it by mouse or by its grip, or press it for a menu of the other groups. */
export function StudentChip({ studentId, name, targets, dragged, handlers }: StudentChipProps) {
  const { t } = useTranslation('mark-errors')
  return (
    <li
      className={classes.chip}
      data-dragged={dragged ? true : undefined}
      style={dragged ? { translate: `${dragged.dx}px ${dragged.dy}px` } : undefined}
      {...handlers}
    >
      <span data-grip className={classes.grip} aria-hidden>
        <IconGripVertical size={14} />
      </span>
      <Menu label={t('groups.move', { name })} groups={[targets]}>
        {(opener) => (
          <button
            type="button"
            dir="auto"
            data-student={studentId}
            className={`${classes.name} keeps-side`}
            title={name}
            {...opener}
          >
            {name}
          </button>
        )}
      </Menu>
    </li>
  )
}
