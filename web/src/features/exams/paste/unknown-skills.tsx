import type { StructureLine } from '@classeur/domain/exams'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { skillsQuery } from '../../../http/school-skills.ts'
import { addSkill } from '../model/school-queries.ts'
import classes from './unknown-skills.module.css'

/** Skills that the school's library lacks. The questions are created without them unless they are added. */
export function UnknownSkills({ lines }: { lines: readonly StructureLine[] }) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const missing = lines.flatMap(({ result }) =>
    result.ok && 'unknownSkills' in result ? result.unknownSkills : [],
  )
  const names = [...new Map(missing.map((name) => [name.toLocaleLowerCase(), name])).values()]
  const add = useSubmission(async () => {
    try {
      for (const name of names) await addSkill(name)
    } finally {
      await client.invalidateQueries({ queryKey: skillsQuery.queryKey })
    }
  })
  if (names.length === 0) return null
  return (
    <div className={classes.unknown}>
      <p>
        {t('paste.unknownSkills', { count: names.length })}{' '}
        <bdi className={classes.label}>{names.join(t('listComma'))}</bdi>
      </p>
      <Button small busy={add.busy} onClick={() => void add.submit()}>
        {t('paste.addSkills', { count: names.length })}
      </Button>
      {add.error !== null && <ProblemNote error={add.error} />}
    </div>
  )
}
