import { mostAdjustedGroups, type AdjustedGroup } from '@classeur/domain/marks'
import { studentTextLimits } from '@classeur/domain/roster'
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/fields/buttons/button.tsx'
import { DraftNote } from '../../../../../drafts/draft-note.tsx'
import { formatNumber } from '../../../../../i18n/format.ts'
import { isolate } from '../../../../../i18n/isolate.ts'
import type { SheetState } from '../../../engine/sheet-engine.ts'
import { studentName } from '../../../model/sheet-names.ts'
import classes from './adjust-groups.module.css'
import { StudentChip } from './student-chip.tsx'
import type { AdjustedGroups } from './use-adjusted-groups.ts'
import { useDragStudent } from './use-drag-student.ts'
import { useGroupNames } from './use-group-names.ts'

interface AdjustGroupsProps {
  sheet: SheetState['sheet']
  adjusted: AdjustedGroups
}

/** The groups as lists of students that can be dragged or moved with a menu, with a name for each group. */
export function AdjustGroups({ sheet, adjusted }: AdjustGroupsProps) {
  const { t } = useTranslation('mark-errors')
  const { groups, move, moveToNew, add, remove, rename, undo } = adjusted
  const { letterOf, nameOf, proposedName } = useGroupNames(sheet)
  const list = useRef<HTMLFormElement>(null)
  const moved = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const labelOf = (group: AdjustedGroup, index: number) =>
    t('groups.named', { letter: letterOf(index), name: isolate(nameOf(group, index)) })
  const say = (studentId: string, group: string) =>
    setSaid(t('groups.moved', { name: studentName(sheet, studentId), group }))
  const moveTo = (studentId: string, groupId: string) => {
    const index = groups.findIndex(({ id }) => id === groupId)
    const group = groups[index]
    if (!group || group.studentIds.includes(studentId)) return
    move(studentId, groupId)
    moved.current = studentId
    say(studentId, labelOf(group, index))
  }
  const { dragged, handlersOf } = useDragStudent(moveTo)
  // The moved student is rendered anew in the other group and keeps the focus.
  useLayoutEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-student="${moved.current}"]`)?.focus()
    moved.current = null
  }, [groups])
  const mayAdd = groups.length < mostAdjustedGroups
  const targetsOf = (studentId: string, ownId: string) => ({
    key: 'groups',
    items: [
      ...groups.flatMap((group, index) =>
        group.id === ownId
          ? []
          : {
              key: group.id,
              label: t('groups.moveTo', { group: labelOf(group, index) }),
              run: () => moveTo(studentId, group.id),
            },
      ),
      ...(mayAdd
        ? [
            {
              key: 'new',
              label: t('groups.moveToNew'),
              run: () => {
                moveToNew(studentId)
                moved.current = studentId
                say(studentId, t('groups.newGroup'))
              },
            },
          ]
        : []),
    ],
  })
  return (
    <form
      ref={list}
      className={classes.form}
      data-draft="need-groups"
      onSubmit={(event) => event.preventDefault()}
    >
      <DraftNote draft={adjusted.draft} />
      <p className={classes.shared}>{t('groups.shared')}</p>
      {adjusted.isOutdated && <p className={classes.outdated}>{t('groups.outdated')}</p>}
      {groups.map((group, index) => (
        <section
          key={group.id}
          data-group={group.id}
          className={classes.group}
          aria-label={labelOf(group, index)}
          data-over={
            (dragged?.overId === group.id && !group.studentIds.includes(dragged.studentId)) || undefined
          }
        >
          <header className={classes.head}>
            <span className={classes.letter} aria-hidden>
              {letterOf(index)}
            </span>
            <input
              className={classes.name}
              dir="auto"
              maxLength={studentTextLimits.groupName}
              aria-label={t('groups.nameOf', { letter: letterOf(index) })}
              placeholder={proposedName(group, index)}
              value={group.name}
              onChange={(event) => rename(group.id, event.currentTarget.value)}
            />
            {group.studentIds.length > 0 ? (
              <span className="text-quiet">{formatNumber(group.studentIds.length)}</span>
            ) : (
              <button
                type="button"
                className={classes.remove}
                aria-label={t('groups.remove', { group: labelOf(group, index) })}
                onClick={() => remove(group.id)}
              >
                <IconTrash size={16} aria-hidden />
              </button>
            )}
          </header>
          <ul className={`plain-list ${classes.students}`}>
            {group.studentIds.map((studentId) => (
              <StudentChip
                key={studentId}
                studentId={studentId}
                name={studentName(sheet, studentId)}
                targets={targetsOf(studentId, group.id)}
                dragged={dragged?.studentId === studentId ? dragged : null}
                handlers={handlersOf(studentId)}
              />
            ))}
          </ul>
          {group.studentIds.length === 0 && <p className={classes.empty}>{t('groups.dropHere')}</p>}
        </section>
      ))}
      <div className="actions">
        <Button small icon={<IconPlus size={16} aria-hidden />} disabled={!mayAdd} onClick={add}>
          {t('groups.newGroup')}
        </Button>
        {undo && (
          <Button small look="quiet" icon={<IconArrowBackUp size={16} aria-hidden />} onClick={undo}>
            {t('groups.undo')}
          </Button>
        )}
        {adjusted.isAdjusted && (
          <Button small look="quiet" onClick={adjusted.reset}>
            {t('groups.again')}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </form>
  )
}
