import { IconChevronRight } from '@tabler/icons-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { stepOf, type SkillRow } from './skill-rows.ts'
import classes from './skill-tree.module.css'

interface SkillTreeProps {
  rows: readonly SkillRow[]
  selectedId: string | null
  onSelect: (id: string) => void
  onToggle: (id: string) => void
  onEdit: (id: string) => void
  onAddBelow: (id: string) => void
  onMove: (id: string, by: -1 | 1) => void
  onArchive: (id: string) => void
}

/** Deeper levels aren't indented further. */
const deepest = 8

/**
 * The tree of skills, with one Tab stop. Arrow keys move and expand, Enter edits, Alt with arrow keys moves a skill,
 * Delete archives it.
 */
export function SkillTree(props: SkillTreeProps) {
  const { rows, selectedId, onSelect, onToggle, onEdit, onAddBelow, onMove, onArchive } = props
  const { t } = useTranslation('school')
  const tree = useRef<HTMLUListElement>(null)
  const focusedId = rows.some(({ skill }) => skill.id === selectedId) ? selectedId : rows[0]?.skill.id

  const goTo = (id: string) => {
    onSelect(id)
    tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }

  const actionOf = (key: string, isAlt: boolean): ((id: string) => void) | undefined => {
    if (isAlt && key === 'ArrowUp') return (id) => onMove(id, -1)
    if (isAlt && key === 'ArrowDown') return (id) => onMove(id, 1)
    if (isAlt) return undefined
    return { Enter: onEdit, F2: onEdit, Insert: onAddBelow, Delete: onArchive }[key]
  }

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.ctrlKey || event.metaKey) return
    const act = actionOf(event.key, event.altKey)
    const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const step = act || event.altKey ? null : stepOf(rows, id, event.key, forwards)
    if (!act && !step) return
    event.preventDefault()
    act?.(id)
    if (step?.kind === 'go') goTo(step.id)
    else if (step) onToggle(step.id)
  }

  return (
    <ul ref={tree} role="tree" aria-label={t('skills.title')} className={classes.tree}>
      {rows.map(({ skill, level, hasChildren, isOpen, position, siblings }) => (
        <li
          key={skill.id}
          role="treeitem"
          data-id={skill.id}
          data-level={Math.min(level, deepest)}
          aria-level={level}
          aria-posinset={position}
          aria-setsize={siblings}
          aria-expanded={hasChildren ? isOpen : undefined}
          aria-selected={skill.id === selectedId}
          tabIndex={skill.id === focusedId ? 0 : -1}
          className={classes.row}
          onClick={() => onSelect(skill.id)}
          onFocus={() => onSelect(skill.id)}
          onDoubleClick={() => onEdit(skill.id)}
          onKeyDown={(event) => onKeyDown(event, skill.id)}
        >
          <span
            className={classes.toggle}
            data-open={isOpen || undefined}
            aria-hidden
            onClick={() => hasChildren && onToggle(skill.id)}
          >
            {hasChildren && <IconChevronRight size={16} />}
          </span>
          {skill.code !== '' && <span className={classes.code}>{skill.code}</span>}
          <span className={classes.name} dir="auto">
            {skill.name}
          </span>
          {skill.archived && <Tag tone="sun">{t('skills.archived')}</Tag>}
        </li>
      ))}
    </ul>
  )
}
