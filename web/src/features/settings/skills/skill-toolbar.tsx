import { IconArchive, IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import type { SkillRow } from './skill-rows.ts'
import classes from './skill-toolbar.module.css'

interface SkillToolbarProps {
  /** The selected row; null for none. */
  row: SkillRow | null
  onAdd: () => void
  onAddBelow: (id: string) => void
  onEdit: (id: string) => void
  onMove: (id: string, by: -1 | 1) => void
  onArchive: (id: string) => void
}

const iconSizePx = 16

/** The actions for the selected skill. */
export function SkillToolbar({ row, onAdd, onAddBelow, onEdit, onMove, onArchive }: SkillToolbarProps) {
  const { t } = useTranslation('school')
  const skill = row?.skill
  return (
    <div role="group" aria-label={t('skills.actions')} className={classes.toolbar}>
      <Button small icon={<IconPlus size={iconSizePx} aria-hidden />} onClick={onAdd}>
        {t('skills.add')}
      </Button>
      {row && skill && (
        <>
          {!skill.archived && (
            <>
              <Button small look="quiet" onClick={() => onAddBelow(skill.id)}>
                {t('skills.addBelow')}
              </Button>
              <Button
                small
                look="quiet"
                icon={<IconPencil size={iconSizePx} aria-hidden />}
                onClick={() => onEdit(skill.id)}
              >
                {t('skills.edit')}
              </Button>
              <Button
                small
                look="quiet"
                aria-label={t('skills.up', { name: skill.name })}
                disabled={row.position === 1}
                onClick={() => onMove(skill.id, -1)}
              >
                <IconArrowUp size={iconSizePx} aria-hidden />
              </Button>
              <Button
                small
                look="quiet"
                aria-label={t('skills.down', { name: skill.name })}
                disabled={row.position === row.siblings}
                onClick={() => onMove(skill.id, 1)}
              >
                <IconArrowDown size={iconSizePx} aria-hidden />
              </Button>
            </>
          )}
          <Button
            small
            look="quiet"
            icon={<IconArchive size={iconSizePx} aria-hidden />}
            onClick={() => onArchive(skill.id)}
          >
            {skill.archived ? t('skills.restore') : t('skills.archive')}
          </Button>
        </>
      )}
    </div>
  )
}
