import { useTranslation } from 'react-i18next'
import { IconArrowRight } from '@tabler/icons-react'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './sketches.module.css'

const arrowPx = 18
const lowBelow = 0.6
/** A narrow card hides the questions from this one on. */
const spareFrom = 2

const papers = [
  { marks: [2, 1.5, 2, 1], result: 15.5 },
  { marks: [0.5, 2, 1.5, 0], result: 8.5 },
  { marks: [1.5, 2, 2, 0.5], result: 13 },
]
const phases = [
  { name: 'warmUp', minutes: 8 },
  { name: 'show', minutes: 15 },
  { name: 'practise', minutes: 22 },
] as const

/** A sketch of a screen. The text beside it says the same, so screen readers skip it. */
export function SheetSketch() {
  const { t } = useTranslation('home')
  const names = t('first.sketch.students').split('\n')
  return (
    <div className={classes.paper}>
      <div className={classes.sheet}>
        <span className={classes.head}>{t('first.sketch.student')}</span>
        {papers[0]?.marks.map((_, question) => (
          <span
            key={question}
            className={classes.head}
            data-cell
            data-spare={question >= spareFrom || undefined}
          >
            {t('first.sketch.question', { number: question + 1 })}
          </span>
        ))}
        <span className={classes.head} data-cell dir="ltr">
          / {formatNumber(20)}
        </span>
        {papers.map(({ marks, result }, row) => [
          <span key={`${row}`}>{names[row]}</span>,
          ...marks.map((mark, question) => (
            <span
              key={`${row}-${question}`}
              data-cell
              data-low={mark < lowBelow || undefined}
              data-spare={question >= spareFrom || undefined}
            >
              {formatNumber(mark)}
            </span>
          )),
          <strong key={`${row}-result`} data-cell>
            {formatNumber(result)}
          </strong>,
        ])}
      </div>
    </div>
  )
}

/** Shows pasted lines that become a class list. */
export function NamesSketch() {
  const { t } = useTranslation('home')
  const names = t('first.sketch.names').split('\n')
  return (
    <div className={classes.names}>
      <div className={classes.paper}>
        <p className={classes.lines}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      </div>
      <IconArrowRight size={arrowPx} className={`${classes.arrow} turns-in-rtl`} />
      <div className={classes.paper}>
        <p className={classes.listHead}>{t('first.sketch.listed', { count: 28 })}</p>
        <p className={classes.lines}>
          {names.slice(0, 2).map((name) => (
            <strong key={name}>{name}</strong>
          ))}
        </p>
      </div>
    </div>
  )
}

/** Shows the phases of a lesson, each as wide as its duration. */
export function LessonSketch() {
  const { t } = useTranslation('home')
  return (
    <div className={classes.paper} data-wide>
      <p className={classes.lesson}>{t('first.sketch.lesson')}</p>
      {phases.map(({ name, minutes }) => (
        <p key={name} className={classes.phase}>
          <span className={classes.bar} data-phase={name} style={{ inlineSize: `${minutes * 3}px` }} />
          <span className={classes.phaseName}>{t(`first.sketch.${name}`)}</span>
          <span>{t('recent.minutes', { count: minutes })}</span>
        </p>
      ))}
    </div>
  )
}
