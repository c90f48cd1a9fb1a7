import type { Language } from '@classeur/contracts'

/** A count, which decides the form of the word, and its text in the digits of the file. */
interface Counted {
  count: number
  shown: string
}

/** The texts of feedback slips. They are read by children and parents. Numbers are passed formatted. */
interface SlipTexts {
  kind: string
  workOn: string
  nothingToWorkOn: string
  practiceSheet: string
  /** Points won in a skill, of the maximum: "3 of 8 points in 2 questions". */
  skill: (points: string, questions: Counted) => string
  /** The share that decided, before the points: "31% · 4 of 5 points in 2 questions". */
  weighted: (share: string, skill: string) => string
  /** An error type that was noted several times. */
  times: (times: Counted) => string
  comments: string
  noResult: { absent: string; other: string }
}

const arabicQuestions = ({ count, shown }: Counted): string => {
  if (count === 1) return 'في سؤال واحد'
  if (count === 2) return 'في سؤالين'
  return count <= 10 ? `في ${shown} أسئلة` : `في ${shown} سؤالًا`
}

export const slipTexts: Record<Language, SlipTexts> = {
  en: {
    kind: 'feedback slips',
    workOn: 'To work on',
    nothingToWorkOn: 'No skill is below half of its points.',
    practiceSheet: 'Practice sheet',
    skill: (points, questions) =>
      `${points} points in ${questions.count === 1 ? 'one question' : `${questions.shown} questions`}`,
    weighted: (share, skill) => `${share} · ${skill}`,
    times: ({ count, shown }) => (count === 1 ? '' : `× ${shown}`),
    comments: 'Comments',
    noResult: { absent: 'Absent: no result', other: 'No mark counts: no result' },
  },
  fr: {
    kind: 'bilans à rendre',
    workOn: 'À travailler',
    nothingToWorkOn: 'Aucune compétence n’est en dessous de la moitié de ses points.',
    practiceSheet: 'Fiche d’entraînement',
    skill: (points, questions) =>
      `${points} points en ${questions.count === 1 ? 'une question' : `${questions.shown} questions`}`,
    weighted: (share, skill) => `${share} · ${skill}`,
    times: ({ count, shown }) => (count === 1 ? '' : `× ${shown}`),
    comments: 'Commentaires',
    noResult: {
      absent: 'Absence\u00a0: pas de résultat',
      other: 'Aucune note ne compte\u00a0: pas de résultat',
    },
  },
  ar: {
    kind: 'بطاقات التغذية الراجعة',
    workOn: 'ما يحتاج إلى تدريب',
    nothingToWorkOn: 'لا توجد مهارة دون نصف نقاطها.',
    practiceSheet: 'ورقة التدريب',
    skill: (points, questions) => `${points} من النقاط ${arabicQuestions(questions)}`,
    // Without the isolation, right-to-left text would show Latin digits of the points before the percentage.
    weighted: (share, skill) => `\u2068${share}\u2069 · ${skill}`,
    times: ({ count, shown }) => (count === 1 ? '' : `× ${shown}`),
    comments: 'ملاحظات',
    noResult: { absent: 'غائب: بلا نتيجة', other: 'لا توجد درجة محتسبة: بلا نتيجة' },
  },
}
