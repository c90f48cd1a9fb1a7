import type { Language } from '../../text/language.ts'
import type { MarkStatus } from '../mark-content.ts'

/**
 * The accepted texts for a status, by language: the short form, which is displayed, then longer ones. The last one is
 * longer than any label of a scale (12 characters), even without its spaces, so that it works with every scale.
 */
export const statusForms: Readonly<Record<Language, Readonly<Record<MarkStatus, readonly string[]>>>> = {
  en: {
    absent: ['A', 'Abs', 'Absent', 'Absent, does not count'],
    absentZero: ['A0', 'Abs 0', 'Absent 0', 'Absent zero', 'Absent, counts as zero'],
    exempt: ['E', 'Ex', 'Exempt', 'Exempted', 'Exempt, does not count'],
    notGraded: ['NG', 'Not graded', 'Not graded, does not count'],
    notSubmitted: ['NS', 'Not submitted', 'Not submitted, does not count'],
    notSubmittedZero: ['NS0', 'Not submitted 0', 'Not submitted zero', 'Not submitted, counts as zero'],
    unfit: ['U', 'Unfit', 'Unfit, does not count'],
  },
  fr: {
    absent: ['A', 'Abs', 'Absent', 'Absente', 'Absent, ne compte pas'],
    absentZero: ['A0', 'Abs 0', 'Absent 0', 'Absent zéro', 'Absente zéro', 'Absent, compte zéro'],
    exempt: ['D', 'Disp', 'Dispensé', 'Dispensée', 'Dispensé, ne compte pas'],
    notGraded: ['NN', 'N', 'Non noté', 'Non notée', 'Non noté, ne compte pas'],
    notSubmitted: ['NR', 'R', 'Non rendu', 'Non rendue', 'Non rendu, ne compte pas'],
    notSubmittedZero: ['NR0', 'R0', 'Non rendu 0', 'Non rendu zéro', 'Non rendu, compte zéro'],
    unfit: ['I', 'Inapte', 'Inapte, ne compte pas'],
  },
  ar: {
    absent: ['غ', 'غائب', 'غائبة', 'غياب', 'غائب، لا يحتسب في المجموع'],
    absentZero: ['غص', 'غ0', 'غائب 0', 'غائب صفر', 'غائبة صفر', 'غائب، يحتسب صفرا'],
    exempt: ['م', 'معفى', 'معفاة', 'إعفاء', 'معفى، لا يحتسب في المجموع'],
    notGraded: ['ب', 'بلا درجة', 'بدون درجة', 'بلا درجة، لا يحتسب في المجموع'],
    notSubmitted: ['ل', 'لم يسلم', 'لم تسلم', 'لم يسلم، لا يحتسب في المجموع'],
    notSubmittedZero: ['لص', 'ل0', 'لم يسلم 0', 'لم يسلم صفر', 'لم تسلم صفر', 'لم يسلم، يحتسب صفرا'],
    unfit: ['ع', 'عذر صحي', 'عذر طبي', 'عذر صحي، لا يحتسب في المجموع'],
  },
}
