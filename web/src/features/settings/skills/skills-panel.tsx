import type { Skill } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { IconSitemap } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { skillsQuery } from '../../../http/queries/school-skills.ts'
import { SkillLibrary } from './skill-library.tsx'
import { SkillDialog } from './skill-dialog.tsx'
import { SkillTables } from './skill-tables.tsx'

/** The skills that all teachers of the school share. */
export function SkillsPanel() {
  const { t } = useTranslation('school')
  const { data, error, refetch } = useQuery(skillsQuery)
  const skills = data?.skills ?? []
  const inUse = skills.filter(({ archived }) => !archived).length
  return (
    <Panel title={t('skills.title')} aside={data && inUse > 0 && t('skills.count', { count: inUse })}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} heightPx={22} />}
      {data && (skills.length === 0 ? <FirstSkill /> : <SkillLibrary skills={skills} />)}
      {data && <SkillTables isEmpty={skills.length === 0} />}
    </Panel>
  )
}

const none: readonly Skill[] = []

function FirstSkill() {
  const { t } = useTranslation('school')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EmptyState
        icon={IconSitemap}
        title={t('skills.empty')}
        action={<Button onClick={() => setOpen(true)}>{t('skills.addFirst')}</Button>}
      >
        {t('skills.emptyText')}
      </EmptyState>
      {isOpen && (
        <SkillDialog
          skills={none}
          skill={null}
          parentId={null}
          onSaved={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
