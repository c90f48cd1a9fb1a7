import type { Skill } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSkillMoves } from './use-skill-moves.ts'
import { rowsOf } from './skill-rows.ts'
import { SkillDialog } from './skill-dialog.tsx'
import { SkillToolbar } from './skill-toolbar.tsx'
import { SkillTree } from './skill-tree.tsx'
import classes from './skill-library.module.css'

type Open = { skill: Skill | null; parentId: string | null } | null

/** The tree of skills with its actions. */
export function SkillLibrary({ skills }: { skills: readonly Skill[] }) {
  const { t } = useTranslation('school')
  const { move, toggleArchived } = useSkillMoves(skills)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [withArchived, setWithArchived] = useState(false)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const rows = rowsOf(skills, closed, withArchived)
  const row = rows.find(({ skill }) => skill.id === selectedId) ?? null
  const archived = skills.filter((skill) => skill.archived).length

  const toggle = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  const edit = (id: string) => {
    const skill = skills.find((one) => one.id === id)
    if (skill && !skill.archived) setOpen({ skill, parentId: null })
  }
  const addBelow = (parentId: string) => {
    setClosed(new Set([...closed].filter((id) => id !== parentId)))
    setOpen({ skill: null, parentId })
  }
  const actions = {
    onEdit: edit,
    onAddBelow: addBelow,
    onMove: move,
    onArchive: (id: string) => void toggleArchived(id),
  }

  return (
    <>
      <SkillToolbar row={row} onAdd={() => setOpen({ skill: null, parentId: null })} {...actions} />
      <SkillTree
        rows={rows}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onToggle={toggle}
        {...actions}
      />
      <p className={classes.keys}>{t('skills.keys')}</p>
      {archived > 0 && (
        <Button small look="quiet" onClick={() => setWithArchived(!withArchived)}>
          {withArchived ? t('skills.hideArchived') : t('skills.showArchived', { count: archived })}
        </Button>
      )}
      {open && (
        <SkillDialog {...open} skills={skills} onSaved={setSelectedId} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
