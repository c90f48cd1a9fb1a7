import type { SchoolClass } from '@classeur/contracts'
import { IconNotes } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useClassText } from '../model/use-class-text.ts'
import classes from './class-header.module.css'

const iconSizePx = 17

/** The name and description of the class, and the person's role in it; the way to plan its next lesson. */
export function ClassHeader({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { describe, count } = useClassText()
  const { id, name, colour, role, isSample, archivedAt, counts, schoolYear } = schoolClass
  const about = [describe(schoolClass), schoolYear].filter(Boolean).join(' · ')
  const hasTags = isSample || archivedAt !== null || role !== 'owner'
  return (
    <PageHeader
      tags={
        hasTags && (
          <>
            {isSample && <Tag tone="sun">{t('tag.sample')}</Tag>}
            {archivedAt && <Tag>{t('tag.archived')}</Tag>}
            {role !== 'owner' && <Tag tone="sky">{t(`role.${role ?? 'admin'}`)}</Tag>}
          </>
        )
      }
      title={
        <span className={classes.name}>
          <ClassDot colour={colour} />
          <bdi>{name}</bdi>
        </span>
      }
      actions={
        <LinkButton
          to={`/lesson-plan-generator?class=${id}&continue`}
          icon={<IconNotes size={iconSizePx} aria-hidden />}
        >
          {t('planLesson')}
        </LinkButton>
      }
      lead={
        <>
          {about && (
            <>
              <bdi>{about}</bdi> ·{' '}
            </>
          )}
          {count(schoolClass)}
          {counts.cellsToEnter > 0 && ` · ${t('counts.cells', { count: counts.cellsToEnter })}`}
        </>
      }
    />
  )
}
