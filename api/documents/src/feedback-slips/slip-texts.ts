import type { Language } from '@classeur/contracts'

/** The texts of feedback slips. They are read by children and parents. */
interface SlipTexts {
  kind: string
  workOn: string
  nothingToWorkOn: string
  /** Points won in a skill, of the maximum: "3 of 8 points in 2 questions". */
  skill: (points: string, questions: number) => string
  /** An error type that was noted several times. */
  times: (count: number) => string
  comments: string
  noResult: { absent: string; other: string }
}

const arabicQuestions = (count: number): string => {
  if (count === 1) return 'في سؤال واحد'
  if (count === 2) return 'في سؤالين'
  return count <= 10 ? `في ${String(count)} أسئلة` : `في ${String(count)} سؤالًا`
}

export const slipTexts: Record<Language, SlipTexts> = {
  en: {
    kind: 'feedback slips',
    workOn: 'To work on',
    nothingToWorkOn: 'No skill is below half of its points.',
    skill: (points, questions) =>
      `${points} points in ${questions === 1 ? 'one question' : `${String(questions)} questions`}`,
    times: (count) => (count === 1 ? '' : `× ${String(count)}`),
    comments: 'Comments',
    noResult: { absent: 'Absent: no result', other: 'No mark counts: no result' },
  },
  fr: {
    kind: 'bilans à rendre',
    workOn: 'À travailler',
    nothingToWorkOn: 'Aucune compétence n’est en dessous de la moitié de ses points.',
    skill: (points, questions) =>
      `${points} points en ${questions === 1 ? 'une question' : `${String(questions)} questions`}`,
    times: (count) => (count === 1 ? '' : `× ${String(count)}`),
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
    skill: (points, questions) => `${points} من النقاط ${arabicQuestions(questions)}`,
    times: (count) => (count === 1 ? '' : `× ${String(count)}`),
    comments: 'ملاحظات',
    noResult: { absent: 'غائب: بلا نتيجة', other: 'لا توجد درجة محتسبة: بلا نتيجة' },
  },
}
