import { isProvisional, shareNumber, shownOf } from '@classeur/domain/marks'
import type { Digits, ExactShare, Language, StudentCard } from '@classeur/contracts'
import { breakable } from '../pdf/breakable.ts'
import { documentLocale, resultTextsFor } from '../result-texts.ts'
import { reportTexts } from './report-texts.ts'

/** How many entries of each list fit on a page; lengths are in code points. */
export interface ReportRoom {
  results: number
  skills: number
  errors: number
  comments: number
  commentLength: number
  titleLength: number
}

export interface ReportInput {
  card: StudentCard
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, such as Africa/Tunis. */
  timeZone: string
  now: Date
}

const fewQuestions = 3
const mostGroups = 6

/** Cuts by code points, because typst fails on a lone surrogate. */
const shortened = (text: string, length: number) => {
  const signs = [...text]
  const start = signs.slice(0, Math.max(0, length - 1)).join('')
  return breakable(signs.length <= length ? text : `${start.trimEnd()}…`)
}

/** The data of the page: texts, and shares from 0 to 1 for the chart. Never contains the private note. */
export function reportData(input: ReportInput, room: ReportRoom) {
  const { card, language } = input
  const labels = reportTexts[language]
  const locale = documentLocale(language, input.digits)
  const texts = resultTextsFor(language, input.digits)
  const number = (value: number) => new Intl.NumberFormat(locale, { useGrouping: false }).format(value)
  const percent = (share: ExactShare | null) => (share === null ? '–' : texts.percent(share))
  const day = (instant: string | Date, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
      new Date(instant),
    )
  const some = (shown: number, all: number) => (shown < all ? labels.someOf(number(shown), number(all)) : '')

  const { student } = card
  const latest = card.results.slice(-room.results)
  const skills = card.skills.slice(0, room.skills)
  const errors = card.errors.slice(0, room.errors)
  const comments = card.comments.slice(0, room.comments)
  return {
    lang: language,
    isRtl: language === 'ar',
    labels: {
      ...{ title: labels.title, results: labels.results, exam: labels.exam, date: labels.date },
      ...{ result: labels.result, points: labels.points, classMean: labels.classMean, skills: labels.skills },
      ...{ errors: labels.errors, comments: labels.comments, nothingYet: labels.nothingYet },
    },
    name: breakable(`${student.firstName} ${student.lastName}`.trim()),
    externalId: student.externalId,
    className: breakable(card.className),
    groups: card.groups.map(({ name }) => shortened(name, 30)).slice(0, mostGroups),
    school: shortened(input.schoolName, 80),
    printedOn: labels.printedOn(day(input.now, input.timeZone)),
    axis: [percent('0/1'), percent('1/2'), percent('1/1')],
    resultsShown: some(latest.length, card.results.length),
    results: latest.map((result) => {
      const { share, classMean, pointsHundredths, maximumHundredths } = result
      const shown = shownOf(result)
      return {
        title: shortened(result.title, room.titleLength),
        date: result.date ? day(result.date) : '',
        result: share === null ? '–' : texts.result(share, shown),
        state: result.toEnter > 0 ? labels.notComplete : '',
        points: pointsHundredths === null ? '–' : texts.pointsOf(pointsHundredths, maximumHundredths),
        percent: percent(share),
        classMean: classMean.share === null ? '–' : texts.mean(classMean.share, shown),
        provisional: classMean.share !== null && isProvisional(classMean) ? labels.provisional : '',
        share: onAxis(share),
        classShare: onAxis(classMean.share),
      }
    }),
    skillsShown: some(skills.length, card.skills.length),
    skills: skills.map((skill) => ({
      name: shortened(skill.name, room.titleLength),
      percent: percent(skill.share),
      hint: skill.questions < fewQuestions ? labels.fewQuestions : '',
      share: onAxis(skill.share),
      classShare: onAxis(skill.classMean),
    })),
    errors: errors.map(({ type, count }) => ({
      type: shortened(type, 40),
      count: labels.times(number(count)),
    })),
    commentsShown: some(comments.length, card.comments.length),
    comments: comments.map(({ examTitle, label, comment, at }) => ({
      about: [shortened(examTitle, room.titleLength), shortened(label, 30), day(at, input.timeZone)],
      comment: shortened(comment, room.commentLength),
    })),
  }
}

/** A bonus can exceed the maximum; the axis ends there. */
const onAxis = (share: ExactShare | null): number | null =>
  share === null ? null : Math.min(1, shareNumber(share))
