import type { StructureLine } from '@classeur/domain/exams'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { classSchoolQuery, classSkillsQuery } from '../../../http/queries/class-school.ts'
import { addSkill } from '../model/classes-and-skills.ts'
import { useClassId } from '../../../components/classes/use-class-id.ts'
import { unknownSkillsOf } from './use-pasted-lines.ts'
import classes from './unknown-skills.module.css'

/**
 * Skills that the library of the class's school lacks. The questions are created without them unless they are added,
 * which only teachers of that school can do.
 */
export function UnknownSkills({ lines }: { lines: readonly StructureLine[] }) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const classId = useClassId()
  const mayAdd = useQuery(classSchoolQuery(classId)).data?.mayAddSkills
  const skills = useQuery(classSkillsQuery(classId))
  const names = unknownSkillsOf(lines)
  const add = useSubmission(async () => {
    try {
      for (const name of names) await addSkill(name)
    } finally {
      await client.invalidateQueries({ queryKey: classSkillsQuery(classId).queryKey })
    }
  })
  if (names.length === 0) return null
  if (!skills.data && skills.error)
    return <ProblemNote error={skills.error} onRetry={() => void skills.refetch()} />
  if (!skills.data) return <SkeletonLines lines={1} />
  return (
    <div className={classes.unknown}>
      <p>
        {t('paste.unknownSkills', { count: names.length })}{' '}
        <bdi className={classes.label}>{names.join(t('listComma'))}</bdi>
      </p>
      {mayAdd && (
        <Button small busy={add.busy} onClick={() => void add.submit()}>
          {t('paste.addSkills', { count: names.length })}
        </Button>
      )}
      {mayAdd === false && <p className="text-quiet">{t('paste.addedElsewhere')}</p>}
      {add.error !== null && <ProblemNote error={add.error} />}
    </div>
  )
}
