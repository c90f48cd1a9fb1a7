import type { ResourceForm } from '@classeur/contracts'
import { compareShares } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { results } from '../../../i18n/results.ts'
import { toggled, type SetValues } from './set-values.ts'
import classes from './student-picks.module.css'
import { Tick } from './tick.tsx'

interface StudentPicksProps {
  students: ResourceForm['students']
  ticked: readonly string[]
  set: SetValues
}

/** The skill in which a student reached least. */
const weakest = (skills: ResourceForm['students'][number]['skills']) =>
  skills
    .flatMap(({ name, share }) => (share === null ? [] : { name, share }))
    .toSorted((a, b) => compareShares(a.share, b.share))[0]

const half = '1/2'

/** The students, each with the skill that needs most practice. */
export function StudentPicks({ students, ticked, set }: StudentPicksProps) {
  const { t } = useTranslation('resources')
  const isAll = students.every(({ id }) => ticked.includes(id))
  return (
    <>
      <ul className={`plain-list ${classes.students}`}>
        {students.map(({ id, name, skills }) => {
          const least = weakest(skills)
          return (
            <li key={id}>
              <label className={classes.student}>
                <Tick
                  checked={ticked.includes(id)}
                  onChange={() => set(({ studentIds }) => ({ studentIds: toggled(studentIds, id) }))}
                />
                <bdi>{name}</bdi>
                {least && (
                  <span
                    className={classes.skill}
                    data-low={compareShares(least.share, half) < 0 || undefined}
                  >
                    <bdi>{least.name}</bdi> <b>{results.percent(least.share)}</b>
                  </span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
      <div className={classes.foot}>
        <span className="text-quiet">
          {t('who.ticked', { count: students.filter(({ id }) => ticked.includes(id)).length })}
        </span>
        <Button
          small
          look="quiet"
          onClick={() => set({ studentIds: isAll ? [] : students.map(({ id }) => id) })}
        >
          {t(isAll ? 'who.none' : 'who.all')}
        </Button>
      </div>
    </>
  )
}
