import { compareShares, percentOf } from '@classeur/domain/marks'
import type { StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { results } from '../../../../i18n/results.ts'
import classes from './card-skills.module.css'

/** With fewer questions, a share is not reliable. */
const fewQuestions = 3

/** The student's share in each skill, weakest first, with the class's share beside it. */
export function CardSkills({ skills }: { skills: StudentCard['skills'] }) {
  const { t } = useTranslation('students')
  return (
    <section className={classes.part} aria-labelledby="card-skills">
      <h3 id="card-skills" className={classes.heading}>
        {t('card.skills')}
      </h3>
      <ul className={classes.list}>
        {skills
          .toSorted((a, b) => compareShares(a.share, b.share))
          .map((skill) => (
            <li key={skill.skillId} className={classes.skill}>
              <span className={classes.skillName}>
                <bdi>{skill.name}</bdi>
              </span>
              <Meter percent={percentOf(skill.share)} label={skill.name} />
              <span className={classes.figures}>{results.percent(skill.share)}</span>
              <span className={classes.hint}>
                {t('card.skillFacts', {
                  count: skill.questions,
                  mean: skill.classMean === null ? '—' : results.percent(skill.classMean),
                })}
                {skill.questions < fewQuestions && ` · ${t('card.fewQuestions')}`}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
