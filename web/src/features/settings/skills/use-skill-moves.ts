import type { Skill } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSkillActions } from './skills-requests.ts'

/** Moves, archives and restores skills. Archiving can be undone. */
export function useSkillMoves(skills: readonly Skill[]) {
  const { t } = useTranslation('school')
  const { change } = useSkillActions()
  /** Resolves to whether it worked; otherwise a notice says why not. */
  const archive = async (id: string, archived: boolean): Promise<boolean> => {
    try {
      await change(id, { archived })
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    }
  }

  return {
    /** Moves a skill one position up or down among the visible ones, past archived siblings. */
    move(id: string, by: -1 | 1): void {
      const skill = skills.find((one) => one.id === id)
      const siblings = skills.filter(({ parentId }) => parentId === skill?.parentId)
      const shown = siblings.filter((one) => !one.archived || one.id === id)
      const target = shown[shown.findIndex((one) => one.id === id) + by]
      if (target) void change(id, { order: siblings.indexOf(target) }).catch(notifyProblem)
    },

    async toggleArchived(id: string): Promise<void> {
      const skill = skills.find((one) => one.id === id)
      if (!skill) return
      if (!skill.archived) {
        if (!(await archive(id, true))) return
        notifyUndoable(t('skills.archivedNotice', { name: skill.name }), {
          label: t('undo'),
          run: () => void archive(id, false),
        })
        return
      }
      // If an ancestor is archived, restore the topmost archived one.
      let top = skill
      for (;;) {
        const above = skills.find((one) => one.id === top.parentId)
        if (!above?.archived) break
        top = above
      }
      await archive(top.id, false)
    },
  }
}
