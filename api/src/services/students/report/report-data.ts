import {
  gradeLabel,
  roundShown,
  shownOn,
  type Digits,
  type Language,
  type Rounding,
  type StudentCard,
} from '@classeur/contracts'
import { reportWords } from './report-words.ts'

/** How much of each list a page takes; the lengths in code points. */
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
  /** Of results whose exam has none of its own. */
  rounding: Rounding
  /** By the id of the exam. */
  examRoundings: ReadonlyMap<string, Rounding>
  language: Language
  digits: Digits
  /** IANA name. */
  timeZone: string
  now: Date
}

const on20 = 20
const fewQuestions = 3
const mostGroups = 6

/** Words longer than a column can be broken anywhere; a page has no room to scroll. */
const breakable = (text: string) => text.replace(/(\S{24})(?=\S)/gu, '$1\u200b')

/** By code points: half of one is no text, and the page could not be set. */
const shortened = (text: string, length: number) => {
  const signs = [...text]
  const start = signs.slice(0, Math.max(0, length - 1)).join('')
  return breakable(signs.length <= length ? text : `${start.trimEnd()}…`)
}

/** Everything the page says, as texts; shares of the drawing from 0 to 1. The private note is never a part of it. */
export function reportData(input: ReportInput, room: ReportRoom) {
  const { card, language, rounding } = input
  const words = reportWords[language]
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-${input.digits === 'arabic' ? 'arab' : 'latn'}`
  const number = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value)
  const percent = (share: number | null) =>
    share === null
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share / 10_000)
  const day = (instant: string | Date, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
      new Date(instant),
    )
  const some = (shown: number, all: number) => (shown < all ? words.someOf(number(shown), number(all)) : '')

  const { student, effectiveScale: scale } = card
  const max = scale.kind === 'points' ? scale.max : on20
  const latest = card.results.slice(-room.results)
  const skills = card.skills.slice(0, room.skills)
  const errors = card.errors.slice(0, room.errors)
  const comments = card.comments.slice(0, room.comments)
  return {
    lang: language,
    isRtl: language === 'ar',
    words: {
      ...{ title: words.title, results: words.results, exam: words.exam, date: words.date },
      ...{ points: words.points, grade: words.grade, classMean: words.classMean, skills: words.skills },
      ...{ errors: words.errors, comments: words.comments, nothingYet: words.nothingYet },
    },
    name: breakable(`${student.firstName} ${student.lastName}`.trim()),
    externalId: student.externalId,
    className: breakable(card.className),
    groups: card.groups.map(({ name }) => shortened(name, 30)).slice(0, mostGroups),
    school: shortened(input.schoolName, 80),
    printedOn: words.printedOn(day(input.now, input.timeZone)),
    axis: [percent(0), percent(5000), percent(10_000)],
    onMax: `/ ${number(max)}`,
    hasGrades: scale.kind !== 'points',
    resultsShown: some(latest.length, card.results.length),
    results: latest.map((result) => {
      const ownRounding = input.examRoundings.get(result.examId) ?? rounding
      const shown = shownOn(result, max, ownRounding)
      const points = roundShown(result.pointsHundredths ?? 0, ownRounding)
      return {
        title: shortened(result.title, room.titleLength),
        date: result.date ? day(result.date) : '',
        points:
          result.pointsHundredths === null
            ? '–'
            : `${number(points / 100)} / ${number(result.maximumHundredths / 100)}`,
        percent: percent(result.share),
        onMax: shown === null ? '–' : number(shown / 100),
        grade: result.share === null ? '–' : (gradeLabel(scale, result.share) ?? ''),
        classMean: percent(result.classMeanShare),
        share: onAxis(result.share),
        classShare: onAxis(result.classMeanShare),
      }
    }),
    skillsShown: some(skills.length, card.skills.length),
    skills: skills.map((skill) => ({
      name: shortened(skill.name, room.titleLength),
      percent: percent(skill.share),
      hint: skill.questions < fewQuestions ? words.fewQuestions : '',
      share: onAxis(skill.share),
      classShare: onAxis(skill.classMeanShare),
    })),
    errors: errors.map(({ type, count }) => ({
      type: shortened(type, 40),
      count: words.times(number(count)),
    })),
    commentsShown: some(comments.length, card.comments.length),
    comments: comments.map(({ examTitle, label, comment, at }) => ({
      about: [shortened(examTitle, room.titleLength), shortened(label, 30), day(at, input.timeZone)],
      comment: shortened(comment, room.commentLength),
    })),
  }
}

/** A bonus can pass the maximum; the drawing ends there. */
const onAxis = (share: number | null): number | null =>
  share === null ? null : Math.min(1, Math.max(0, share / 10_000))
