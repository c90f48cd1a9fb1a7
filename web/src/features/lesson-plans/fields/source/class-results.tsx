import type { LessonContext } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../../components/charts/share-bar.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber, formatPercent } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import classes from './class-results.module.css'

type Results = Pick<LessonContext, 'weakSkills' | 'testedSkills' | 'errors' | 'groups'>

/** A skill with fewer questions is unreliable. */
const fewestQuestions = 3
const half = 5000

/** The weak skills, the types of error and the need-groups of a class, without names. */
export function ClassResults({
  context: { weakSkills, testedSkills, errors, groups },
}: {
  context: Results
}) {
  const { t } = useTranslation('lesson-context')
  if (weakSkills.length === 0 && errors.length === 0)
    return <p className="text-quiet">{t(testedSkills > 0 ? 'start.nothing' : 'start.noSkills')}</p>
  const ofStudents = (n: number, of: number) =>
    t('start.ofStudents', { n: isolate(formatNumber(n)), of: isolate(formatNumber(of)) })
  return (
    <div className={classes.results}>
      {weakSkills.length > 0 && (
        <div className={classes.part}>
          <h4 className={classes.title}>{t('start.skills')}</h4>
          <ul className="plain-list">
            {weakSkills.map(({ code, name, shareBasisPoints, questions, missed, of }) => (
              <li key={`${code} ${name}`} className={classes.skill}>
                <bdi className={classes.name}>{[code, name].filter(Boolean).join(' ')}</bdi>
                <ShareBar
                  share={shareBasisPoints / 10_000}
                  tone={shareBasisPoints < half ? 'pen' : 'board'}
                  isUnreliable={questions < fewestQuestions}
                />
                <span className={classes.percent}>{formatPercent(shareBasisPoints / 100)}</span>
                <span className={classes.count}>
                  {questions < fewestQuestions
                    ? t('start.onlyQuestions', { count: questions })
                    : t('start.missed', { text: ofStudents(missed, of) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 && (
        <div className={classes.part}>
          <h4 className={classes.title}>{t('start.errors')}</h4>
          <ul className="plain-list">
            {errors.map(({ name, questions, students, of }) => (
              <li key={name} className={classes.error}>
                <bdi className={classes.name}>{name}</bdi>
                <span className={classes.count}>
                  {ofStudents(students, of)} · <bdi>{questions.join(t('outgoing.comma'))}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.length > 0 && (
        <div className={classes.part}>
          <h4 className={classes.title}>{t('start.groups')}</h4>
          <ul className="plain-list">
            {groups.map(({ letter, students, needs }) => (
              <li key={letter} className={classes.group}>
                <Tag>{letter}</Tag>
                <span className={classes.name}>
                  {needs.length > 0 ? <bdi>{needs.join(t('outgoing.comma'))}</bdi> : t('start.ready')}
                </span>
                <span className={classes.count}>{t('start.groupSize', { count: students })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
