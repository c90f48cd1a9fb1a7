import type { ExactShare, Gradebook, GradebookStudent, StudentFacts } from '@classeur/contracts'
import { compareShares, shownOf } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { results } from '../../../i18n/results.ts'
import { useCellText } from '../model/use-cell-text.ts'
import classes from './student-facts-panel.module.css'

interface StudentFactsPanelProps {
  gradebook: Gradebook
  student: GradebookStudent
  /** Null if another person has just removed the student. */
  facts: StudentFacts | null
}

const noValue = '–'
const ways = [
  ['by-maximum', 'byMaximum'],
  ['by-scale', 'byScale'],
] as const

type FactSkill = StudentFacts['skills'][number]

/** From three quarters of the points. */
const wentWell = ({ share }: FactSkill) => compareShares(share, '3/4') >= 0
/** Below half of the points, as on the report. */
const wentBadly = ({ share }: FactSkill) => compareShares(share, '1/2') < 0

/** What the report says about the student: averages, exams, skills, and comments on marks. */
export function StudentFactsPanel({ gradebook, student, facts }: StudentFactsPanelProps) {
  const { t } = useTranslation('overall-comments')
  const cellText = useCellText()
  const shown = shownOf(gradebook)
  const average = (share: ExactShare | null) => (share === null ? noValue : results.mean(share, shown))
  const exams = gradebook.exams.flatMap((exam, index) => {
    const cell = student.cells[index]
    return cell && cell.state !== 'not-applicable' ? [{ exam, cell }] : []
  })
  const titles = new Map(gradebook.exams.map(({ id, title }) => [id, title]))
  const skills = facts?.skills ?? []
  const skillLists = [
    { key: 'well', list: skills.filter(wentWell) },
    { key: 'badly', list: skills.filter(wentBadly) },
  ] as const
  return (
    <Panel title={t('facts.title')} compact>
      <div className="stack">
        <dl className={classes.averages}>
          {ways.map(([way, key]) => (
            <div key={way} data-chosen={gradebook.chosen === way || undefined}>
              <dt>{t(`exams:overview.way.${way}.short`)}</dt>
              <dd>
                <span className={classes.average}>
                  <bdi>{average(student[key])}</bdi>
                </span>
                <span className="text-quiet">
                  {t('facts.classMean')} <bdi>{average(gradebook.classMean[key])}</bdi>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <table className={classes.exams}>
          <thead>
            <tr>
              <th scope="col">{t('facts.exam')}</th>
              <th scope="col">{t('facts.result')}</th>
              <th scope="col">{t('facts.classMean')}</th>
            </tr>
          </thead>
          <tbody>
            {exams.map(({ exam, cell }) => {
              const { text, meaning } = cellText(cell, exam)
              return (
                <tr key={exam.id}>
                  <th scope="row">
                    <bdi>{exam.title}</bdi>
                  </th>
                  <td title={meaning}>
                    <bdi>{text}</bdi>
                  </td>
                  <td>
                    <bdi>
                      {exam.mean.share === null ? noValue : results.mean(exam.mean.share, shownOf(exam))}
                    </bdi>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {facts && facts.absences > 0 && (
          <p className="text-quiet">{t('facts.absences', { count: facts.absences })}</p>
        )}
        {skillLists.map(
          ({ key, list }) =>
            list.length > 0 && (
              <section key={key}>
                <h3 className={classes.head}>{t(`facts.${key}`)}</h3>
                <ul className={`plain-list ${classes.skills}`}>
                  {list.map(({ skillId, name, share, questions }) => (
                    <li key={skillId}>
                      <span>
                        <bdi>{name}</bdi>
                      </span>
                      <span className="text-quiet">
                        <bdi>{results.percent(share)}</bdi> · {t('facts.questions', { count: questions })}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        {facts && facts.comments.length > 0 && (
          <section>
            <h3 className={classes.head}>
              {t('facts.comments', { number: formatNumber(facts.comments.length) })}
            </h3>
            <ul className={`plain-list ${classes.skills}`}>
              {facts.comments.map(({ examId, question, text }) => (
                <li key={`${examId} ${question}`}>
                  <span className="text-quiet">
                    <bdi>{titles.get(examId)}</bdi> · <bdi>{question}</bdi>
                  </span>
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  )
}
