import { describe, expect, it } from 'vitest'
import { scalePresets, type GradingScale } from '../../exams/grading-scale.ts'
import { languages } from '../../text/language.ts'
import { codeOf } from '../mark-content.ts'
import { markStatuses } from '../mark-content.ts'
import type { MarkContext, MarkReading } from './mark-reading.ts'
import { readMark } from './read-mark.ts'

const leaf = (max: number, step: 0.25 | 0.5 | 1, isBonus = false): MarkContext['leaf'] => ({
  maxHundredths: max * 100,
  stepHundredths: (step * 100) as 25 | 50 | 100,
  isBonus,
})

const words: GradingScale = {
  kind: 'custom',
  steps: [
    { label: 'Très bien', fromBasisPoints: 9000 },
    { label: 'B', fromBasisPoints: 7000 },
    { label: 'b', fromBasisPoints: 6000 },
    { label: 'Absent', fromBasisPoints: 5000 },
    { label: 'م', fromBasisPoints: 4000 },
    { label: '+', fromBasisPoints: 3000 },
    { label: 'N1', fromBasisPoints: 2500 },
    { label: '-', fromBasisPoints: 2000 },
    { label: '1-2', fromBasisPoints: 1000 },
    { label: 'E.', fromBasisPoints: 500 },
    { label: '1', fromBasisPoints: 0 },
  ],
}

const contexts = {
  /** of 10, halves, marks on 20 */
  ten: { leaf: leaf(10, 0.5), scale: scalePresets.on20 },
  /** of 20, quarters */
  twenty: { leaf: leaf(20, 0.25), scale: scalePresets.on20 },
  /** of 8, whole points */
  eight: { leaf: leaf(8, 1), scale: scalePresets.on20 },
  /** of 3, whole points */
  three: { leaf: leaf(3, 1), scale: scalePresets.letters },
  /** of 1000, whole points */
  thousand: { leaf: leaf(1000, 1), scale: scalePresets.on100 },
  /** of 5 (bonus), halves */
  bonus: { leaf: leaf(5, 0.5, true), scale: scalePresets.on20 },
  /** of 10, halves, A to F */
  letters: { leaf: leaf(10, 0.5), scale: scalePresets.letters },
  /** of 2, whole points, A to F */
  short: { leaf: leaf(2, 1), scale: scalePresets.letters },
  /** of 10, whole points, 4 to 1 */
  competence: { leaf: leaf(10, 1), scale: scalePresets.competence },
  /** of 10, halves, custom words */
  words: { leaf: leaf(10, 0.5), scale: words },
} as const

/**
 * Points, a status, `empty`, or `!problem` with the nearest values. A single value for all languages, or one each for
 * English, French and Arabic.
 */
type Expected = string | readonly [en: string, fr: string, ar: string]
type Row = readonly [text: string, context: keyof typeof contexts, expected: Expected]

const numbers: Row[] = [
  ['0', 'ten', '0'],
  ['7', 'ten', '7'],
  ['10', 'ten', '10'],
  ['07', 'ten', '7'],
  ['007', 'ten', '7'],
  ['7.5', 'ten', '7.5'],
  ['7,5', 'ten', '7.5'],
  ['7٫5', 'ten', '7.5'],
  ['7،5', 'ten', '7.5'],
  ['7.50', 'ten', '7.5'],
  ['7,50', 'ten', '7.5'],
  ['7.0', 'ten', '7'],
  ['7.00', 'ten', '7'],
  ['7.5000', 'ten', '7.5'],
  ['0.500', 'ten', '0.5'],
  ['0,5', 'ten', '0.5'],
  ['.5', 'ten', '0.5'],
  [',5', 'ten', '0.5'],
  ['٫٥', 'ten', '0.5'],
  ['5.', 'ten', '!not-a-mark 5'],
  ['5,', 'ten', '!not-a-mark 5'],
  ['.', 'ten', '!not-a-mark'],
  [',', 'ten', '!not-a-mark'],
  ['..5', 'ten', '!not-a-mark'],
  ['7..5', 'ten', '!not-a-mark'],
  ['7,,5', 'ten', '!not-a-mark'],
  ['1,5', 'twenty', '1.5'],
  ['1,25', 'twenty', '1.25'],
  ['19.75', 'twenty', '19.75'],
  ['1,5', 'thousand', '!off-step 1 2'],
  ['1000', 'thousand', '1000'],
  ['1000.0', 'thousand', '1000'],
  ['999', 'thousand', '999'],
]

const digits: Row[] = [
  ['٧', 'ten', '7'],
  ['٠', 'ten', '0'],
  ['١٠', 'ten', '10'],
  ['٧٫٥', 'ten', '7.5'],
  ['٧,٥', 'ten', '7.5'],
  ['٧.٥', 'ten', '7.5'],
  ['٧،٥', 'ten', '7.5'],
  ['٧٫٥٠', 'ten', '7.5'],
  ['١٩٫٢٥', 'twenty', '19.25'],
  ['١٢٣٤٥٦٧٨٩٠', 'ten', '!above-maximum 10'],
  ['٩٨٧', 'thousand', '987'],
  ['٦٥٤', 'thousand', '654'],
  ['٣٢١', 'thousand', '321'],
  ['۷', 'ten', '7'],
  ['۷٫۵', 'ten', '7.5'],
  ['۱۰', 'ten', '10'],
  ['۴۵۶', 'thousand', '456'],
  ['۱۲۳', 'thousand', '123'],
  ['۰', 'ten', '0'],
  // Arabic and Persian digits have the same values, and no two of them look alike.
  ['۱٩', 'twenty', '19'],
  // Next to Latin digits, ٥ looks like 0 and ٠ like a point.
  ['1٥', 'twenty', '!not-a-mark 15'],
  ['١5', 'ten', '!not-a-mark'],
  ['1٠', 'ten', '!not-a-mark 10'],
  ['7٫٥', 'ten', '!not-a-mark 7.5'],
  ['7/١٠', 'ten', '!not-a-mark 7'],
  ['７', 'ten', '!not-a-mark'],
  ['७', 'ten', '!not-a-mark'],
  ['½', 'ten', '!not-a-mark'],
  ['7½', 'ten', '!not-a-mark'],
  ['VII', 'ten', '!not-a-mark'],
]

const spaces: Row[] = [
  ['', 'ten', 'empty'],
  [' ', 'ten', 'empty'],
  ['\u00a0', 'ten', 'empty'],
  ['\u200f', 'ten', 'empty'],
  ['\t\r\n', 'ten', 'empty'],
  [' 7 ', 'ten', '7'],
  ['\u00a07,5\u00a0', 'ten', '7.5'],
  ['\u202f7', 'ten', '7'],
  ['\u30007\u2003', 'ten', '7'],
  ['\ufeff7', 'ten', '7'],
  ['7\r\n', 'ten', '7'],
  ['\u00857\u1680', 'ten', '7'],
  ['\u200f٧\u200f', 'ten', '7'],
  ['\u200e7.5\u200e', 'ten', '7.5'],
  ['\u061c٧', 'ten', '7'],
  ['\u20667\u2069', 'ten', '7'],
  ['\u2067٧٫٥\u2069', 'ten', '7.5'],
  ['\u20687/10\u2069', 'ten', '7'],
  ['\u202a7\u202c', 'ten', '7'],
  ['7 ,5', 'ten', '!not-a-mark'],
  ['7, 5', 'ten', '!not-a-mark'],
  ['7 5', 'ten', '!not-a-mark'],
  ['1 0', 'ten', '!not-a-mark'],
  // Invisible marks between digits change their displayed order.
  ['5\u200f1', 'thousand', '!not-a-mark'],
  ['1\u200e0', 'ten', '!not-a-mark'],
  ['1\u200b0', 'ten', '!not-a-mark'],
  ['\u202e51\u202c', 'thousand', '!not-a-mark'],
  ['1\u200f.\u200f5', 'ten', '!not-a-mark'],
  ['1\u200f,5', 'ten', '!not-a-mark'],
  ['1،\u200f5', 'ten', '!not-a-mark'],
  ['١\u200e٫\u200e٥', 'ten', '!not-a-mark'],
  ['.\u200f5', 'ten', '!not-a-mark'],
  ['\u20665\u2069/\u206610\u2069', 'ten', '!not-a-mark'],
  ['5 \u200f/ 10', 'ten', '!not-a-mark'],
  ['\u200f1.5\u200f', 'ten', '1.5'],
  [' \u200f1.5', 'ten', '1.5'],
  ['\u200f \u200f1.5', 'ten', '1.5'],
  ['\u200f .5 \u200f', 'ten', '0.5'],
]

const clearing: Row[] = [
  ['-', 'ten', 'empty'],
  [' - ', 'ten', 'empty'],
  ['−', 'ten', 'empty'],
  ['–', 'ten', 'empty'],
  ['—', 'ten', 'empty'],
  ['\u200f-', 'ten', 'empty'],
  ['-', 'words', 'empty'],
  ['--', 'ten', '!not-a-mark'],
  ['_', 'ten', '!not-a-mark'],
]

const shares: Row[] = [
  ['100%', 'ten', '10'],
  ['0%', 'ten', '0'],
  ['75%', 'ten', '7.5'],
  ['75 %', 'ten', '7.5'],
  ['75\u202f%', 'ten', '7.5'],
  ['75\u200e%\u200e', 'ten', '7.5'],
  ['٧٥٪', 'ten', '7.5'],
  ['٧٥٪\u061c', 'ten', '7.5'],
  ['٧٥%', 'ten', '7.5'],
  ['75٪', 'ten', '7.5'],
  ['۷۵٪', 'ten', '7.5'],
  ['12%', 'ten', '!off-step 1 1.5'],
  ['12,5%', 'eight', '1'],
  ['12.50%', 'eight', '1'],
  ['12%', 'eight', '!off-step 0 1'],
  ['1.25%', 'twenty', '0.25'],
  ['33.33%', 'three', '!off-step 0 1'],
  ['33.333333333333%', 'three', '!off-step 0 1'],
  ['66.67%', 'three', '!off-step 2 3'],
  ['99.99%', 'ten', '!off-step 9.5 10'],
  ['101%', 'ten', '!above-maximum 10'],
  ['100.0001%', 'ten', '!above-maximum 10'],
  ['110%', 'bonus', '5.5'],
  ['-5%', 'ten', '!below-zero 0'],
  ['%', 'ten', '!not-a-mark'],
  ['%75', 'ten', '!not-a-mark'],
  ['75%%', 'ten', '!not-a-mark'],
  ['75‰', 'ten', '!not-a-mark'],
  ['1,000%', 'ten', '!thousands-separator'],
]

const fractions: Row[] = [
  ['7/10', 'ten', '7'],
  ['7,5/10', 'ten', '7.5'],
  ['7.5/10.0', 'ten', '7.5'],
  [' 7 / 10 ', 'ten', '7'],
  ['7⁄10', 'ten', '7'],
  ['7∕10', 'ten', '7'],
  ['٧/١٠', 'ten', '7'],
  ['۷/۱۰', 'ten', '7'],
  ['10/10', 'ten', '10'],
  ['0/10', 'ten', '0'],
  ['7/010', 'ten', '7'],
  // Never read as 510 or as 5 of 10, regardless of the direction of the line.
  ['10/5', 'ten', '!another-maximum 10'],
  ['١٠/٥', 'ten', '!another-maximum 10'],
  ['10\u200f/5', 'ten', '!not-a-mark'],
  ['5/10', 'ten', '5'],
  ['10/5', 'bonus', '10'],
  ['5/10', 'bonus', '!another-maximum 2.5 5'],
  ['7/20', 'ten', '!another-maximum 3.5 7'],
  ['14/20', 'ten', '!another-maximum 7'],
  ['7/10', 'twenty', '!another-maximum 7 14'],
  ['0/5', 'ten', '!another-maximum 0'],
  ['7/0', 'ten', '!another-maximum 7'],
  ['11/10', 'ten', '!above-maximum 10'],
  ['7.2/10', 'ten', '!off-step 7 7.5'],
  ['-7/10', 'ten', '!below-zero 0'],
  ['7/-10', 'ten', '!not-a-mark'],
  ['7/', 'ten', '!not-a-mark'],
  ['/10', 'ten', '!not-a-mark'],
  ['/', 'ten', '!not-a-mark'],
  ['7/10/10', 'ten', '!not-a-mark'],
  ['7//10', 'ten', '!not-a-mark'],
  ['7/10%', 'ten', '!not-a-mark'],
  ['50%/10', 'ten', '!not-a-mark'],
  ['7\\10', 'ten', '!not-a-mark'],
  ['7:10', 'ten', '!not-a-mark'],
  ['500/1,000', 'thousand', '!thousands-separator'],
  ['500/1000', 'thousand', '500'],
]

const refused: Row[] = [
  ['10.5', 'ten', '!above-maximum 10'],
  ['11', 'ten', '!above-maximum 10'],
  ['75', 'ten', '!above-maximum 10'],
  ['1000', 'ten', '!above-maximum 10'],
  ['1001', 'thousand', '!above-maximum 1000'],
  ['99999999999999999999', 'ten', '!above-maximum 10'],
  ['10.001', 'ten', '!above-maximum 10'],
  ['6.5', 'bonus', '6.5'],
  ['1000', 'bonus', '1000'],
  ['1000.5', 'bonus', '!above-maximum 1000'],
  ['6.3', 'bonus', '!off-step 6 6.5'],
  ['7.3', 'ten', '!off-step 7 7.5'],
  ['7,25', 'ten', '!off-step 7 7.5'],
  ['0.1', 'ten', '!off-step 0 0.5'],
  ['9.75', 'ten', '!off-step 9.5 10'],
  ['19.99', 'twenty', '!off-step 19.75 20'],
  ['7.5', 'eight', '!off-step 7 8'],
  ['2.125', 'twenty', '!off-step 2 2.25'],
  ['7.499', 'ten', '!off-step 7 7.5'],
  ['7.50000000000000001', 'ten', '!off-step 7.5 8'],
  ['7.4999999999999999', 'ten', '!off-step 7 7.5'],
  ['-3', 'ten', '!below-zero 0'],
  ['−3', 'ten', '!below-zero 0'],
  ['–3', 'ten', '!below-zero 0'],
  ['- 3', 'ten', '!below-zero 0'],
  ['-0', 'ten', '!below-zero 0'],
  ['-0.5', 'bonus', '!below-zero 0'],
  ['\u061c-٣', 'ten', '!below-zero 0'],
  ['3-', 'ten', '!not-a-mark'],
  ['1,000', 'ten', '!thousands-separator 1'],
  ['1.000', 'ten', '!thousands-separator 1'],
  ['1 000', 'thousand', '!thousands-separator 1000'],
  ['1\u00a0000', 'thousand', '!thousands-separator 1000'],
  ['1\u202f000', 'thousand', '!thousands-separator 1000'],
  ["1'000", 'thousand', '!thousands-separator 1000'],
  ['1’000', 'thousand', '!thousands-separator 1000'],
  ['1٬000', 'thousand', '!thousands-separator 1000'],
  ['١٬٠٠٠', 'thousand', '!thousands-separator 1000'],
  ['1,000', 'thousand', '!thousands-separator 1 1000'],
  ['1.000,5', 'thousand', '!thousands-separator'],
  ['1,000.00', 'thousand', '!thousands-separator 1000'],
  ['1 000,00', 'thousand', '!thousands-separator 1000'],
  ['1,234,567', 'ten', '!thousands-separator'],
  ['2.500', 'ten', '!thousands-separator 2.5'],
  ['1٫000', 'ten', '1'],
  ['1,00', 'ten', '1'],
  ['1,0000', 'ten', '1'],
  ['=1+1', 'ten', '!formula'],
  ['=5', 'ten', '!formula 5'],
  ['+5', 'ten', '!formula 5'],
  ['+', 'ten', '!formula'],
  ['=', 'ten', '!formula'],
  ['@x', 'ten', '!formula'],
  ['=SUM(A1:A3)', 'ten', '!formula'],
  ['5+2', 'ten', '!formula'],
  ['2*3', 'ten', '!formula'],
  ['2×3', 'ten', '!formula'],
  ['＝５', 'ten', '!formula'],
  ['5-2', 'ten', '!not-a-mark'],
  ['1e3', 'thousand', '!not-a-mark'],
  ['1E1', 'ten', '!not-a-mark'],
  ['5e', 'letters', '!not-a-mark'],
  ['0x5', 'ten', '!not-a-mark'],
  ['5pts', 'ten', '!not-a-mark'],
  ['5 points', 'ten', '!not-a-mark'],
  ['(5)', 'ten', '!not-a-mark'],
  ["'5", 'ten', '!not-a-mark'],
  ['"5"', 'ten', '!not-a-mark'],
  ['~5', 'ten', '!not-a-mark'],
  ['5?', 'ten', '!not-a-mark'],
  ['$5', 'ten', '!not-a-mark'],
  ['5;6', 'ten', '!not-a-mark'],
  ['2026-05-10', 'ten', '!not-a-mark'],
  ['10/05/2026', 'ten', '!not-a-mark'],
  ['NaN', 'ten', '!not-a-mark'],
  ['Infinity', 'ten', '!not-a-mark'],
  ['∞', 'ten', '!not-a-mark'],
  ['null', 'ten', '!not-a-mark'],
  ['true', 'ten', '!not-a-mark'],
  ['__proto__', 'ten', '!not-a-mark'],
  ['constructor', 'words', '!not-a-mark'],
  ['#N/A', 'ten', '!not-a-mark'],
  ['#REF!', 'ten', '!not-a-mark'],
  ['😀', 'ten', '!not-a-mark'],
  ['\ud800', 'ten', '!not-a-mark'],
  ['\u0000', 'ten', '!not-a-mark'],
  ['Marie', 'ten', '!not-a-mark'],
]

const letters: Row[] = [
  ['A', 'letters', '8.5'],
  ['a', 'letters', '8.5'],
  [' b ', 'letters', '7'],
  ['C', 'letters', '5.5'],
  ['D', 'letters', '4.5'],
  ['E', 'letters', '3.5'],
  ['F', 'letters', '0'],
  ['\u200eC\u200e', 'letters', '5.5'],
  ['G', 'letters', '!not-a-mark'],
  ['A+', 'letters', '!not-a-mark'],
  ['AA', 'letters', '!not-a-mark'],
  ['А', 'letters', '!not-a-mark'],
  ['A', 'short', '2'],
  ['B', 'short', '!letter-without-value 1 2'],
  ['C', 'short', '!letter-without-value 1 2'],
  ['D', 'short', '1'],
  ['E', 'short', '!letter-without-value 0 1'],
  ['F', 'short', '0'],
  // 2 of 3 is 66.67 %, as a result shows it: C, from 55 % on. Nothing is between 70 and 85 %.
  ['C', 'three', '2'],
  ['B', 'three', '!letter-without-value 2 3'],
  ['4', 'competence', '4'],
  ['1', 'competence', '1'],
  ['٣', 'competence', '3'],
  ['0', 'competence', '0'],
  ['Très bien', 'words', '9'],
  ['très bien', 'words', '9'],
  ['TRÈS  BIEN', 'words', '9'],
  ['Tre\u0300s bien', 'words', '9'],
  ['Tres bien', 'words', '!not-a-mark'],
  ['B', 'words', '7'],
  ['b', 'words', '6'],
  ['م', 'words', '4'],
  ['+', 'words', '3'],
  ['N1', 'words', '2.5'],
  ['n١', 'words', '2.5'],
  ['1', 'words', '1'],
  ['1-2', 'words', '!not-a-mark'],
  ['+5', 'words', '!formula 5'],
]

const statuses: Row[] = [
  ['A', 'ten', 'absent'],
  ['a', 'ten', 'absent'],
  ['Abs', 'ten', 'absent'],
  ['abs.', 'ten', 'absent'],
  ['ABSENT', 'ten', 'absent'],
  ['absente', 'ten', ['!not-a-mark', 'absent', '!not-a-mark']],
  ['A0', 'ten', 'absentZero'],
  ['a٠', 'ten', 'absentZero'],
  ['A 0', 'ten', 'absentZero'],
  ['Absent zero', 'ten', 'absentZero'],
  ['absent zéro', 'ten', 'absentZero'],
  ['E', 'ten', 'exempt'],
  ['Exempt', 'ten', 'exempt'],
  ['D', 'ten', ['!not-a-mark', 'exempt', '!not-a-mark']],
  ['dispense', 'ten', ['!not-a-mark', 'exempt', '!not-a-mark']],
  ['Dispensée', 'ten', ['!not-a-mark', 'exempt', '!not-a-mark']],
  ['NG', 'ten', 'notGraded'],
  ['N', 'ten', ['!not-a-mark', 'notGraded', '!not-a-mark']],
  ['non noté', 'ten', ['!not-a-mark', 'notGraded', '!not-a-mark']],
  ['not graded', 'ten', 'notGraded'],
  ['NS', 'ten', 'notSubmitted'],
  ['not-submitted', 'ten', 'notSubmitted'],
  ['NR', 'ten', ['!not-a-mark', 'notSubmitted', '!not-a-mark']],
  ['non rendue', 'ten', ['!not-a-mark', 'notSubmitted', '!not-a-mark']],
  ['NS0', 'ten', 'notSubmittedZero'],
  ['nr0', 'ten', ['!not-a-mark', 'notSubmittedZero', '!not-a-mark']],
  ['U', 'ten', 'unfit'],
  ['unfit', 'ten', 'unfit'],
  ['Inapte', 'ten', ['!not-a-mark', 'unfit', '!not-a-mark']],
  ['I', 'ten', ['!not-a-mark', 'unfit', '!not-a-mark']],
  ['Z', 'ten', '!not-a-mark'],
  ['T', 'ten', '!not-a-mark'],
  ['غ', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غائب', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غـائـب', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غَائِب', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غائبة', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غائبه', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غایب', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  ['غص', 'ten', ['!not-a-mark', '!not-a-mark', 'absentZero']],
  ['غ٠', 'ten', ['!not-a-mark', '!not-a-mark', 'absentZero']],
  ['غ0', 'ten', ['!not-a-mark', '!not-a-mark', 'absentZero']],
  ['غائب صفر', 'ten', ['!not-a-mark', '!not-a-mark', 'absentZero']],
  ['م', 'ten', ['!not-a-mark', '!not-a-mark', 'exempt']],
  ['معفي', 'ten', ['!not-a-mark', '!not-a-mark', 'exempt']],
  ['معفى', 'ten', ['!not-a-mark', '!not-a-mark', 'exempt']],
  ['اعفاء', 'ten', ['!not-a-mark', '!not-a-mark', 'exempt']],
  ['ب', 'ten', ['!not-a-mark', '!not-a-mark', 'notGraded']],
  ['بلا درجة', 'ten', ['!not-a-mark', '!not-a-mark', 'notGraded']],
  ['ل', 'ten', ['!not-a-mark', '!not-a-mark', 'notSubmitted']],
  ['لم يسلّم', 'ten', ['!not-a-mark', '!not-a-mark', 'notSubmitted']],
  ['لص', 'ten', ['!not-a-mark', '!not-a-mark', 'notSubmittedZero']],
  ['ع', 'ten', ['!not-a-mark', '!not-a-mark', 'unfit']],
  ['عذر صحي', 'ten', ['!not-a-mark', '!not-a-mark', 'unfit']],
  ['\u200fغ\u200f', 'ten', ['!not-a-mark', '!not-a-mark', 'absent']],
  // These stay available for statuses on a scale of letters.
  ['Abs', 'letters', 'absent'],
  ['A0', 'letters', 'absentZero'],
  ['Ex', 'letters', 'exempt'],
  ['Disp', 'letters', ['!not-a-mark', 'exempt', '!not-a-mark']],
  ['U', 'letters', 'unfit'],
  ['غ', 'letters', ['!not-a-mark', '!not-a-mark', 'absent']],
  // A letter of the scale takes precedence, even if the question has no value for it.
  ['E', 'three', '!letter-without-value 1 2'],
  // Absent is a word of this scale.
  ['Absent', 'words', '5'],
  ['absent', 'words', '5'],
  // E. is a label of this scale, so E is ambiguous between it and exempt.
  ['e.', 'words', '0.5'],
  ['E', 'words', '!not-a-mark'],
  ['Ex', 'words', 'exempt'],
  ['A', 'words', 'absent'],
  ['Absent, does not count', 'words', 'absent'],
]

const table: Row[] = [
  ...numbers,
  ...digits,
  ...spaces,
  ...clearing,
  ...shares,
  ...fractions,
  ...refused,
  ...letters,
  ...statuses,
]

const told = (reading: MarkReading): string =>
  reading.ok
    ? reading.content.valueHundredths === null
      ? (reading.content.status ?? 'empty')
      : String(reading.content.valueHundredths / 100)
    : [`!${reading.problem}`, ...reading.nearest.map((value) => value / 100)].join(' ')

const cases = languages.flatMap((language, place) =>
  table.map(([text, name, expected]) => ({
    language,
    text,
    name,
    expected: typeof expected === 'string' ? expected : expected[place],
  })),
)

describe('readMark', () => {
  it.each(cases)('$language: $text of $name is $expected', ({ text, name, language, expected }) => {
    expect(told(readMark(text, { ...contexts[name], language }))).toBe(expected)
  })

  it('is tested with at least 150 different inputs in three languages', () => {
    expect(new Set(table.map(([text, name]) => `${name} ${text}`)).size).toBe(table.length)
    expect(table.length).toBeGreaterThanOrEqual(150)
    expect(cases).toHaveLength(3 * table.length)
  })

  it('returns a value, a status or neither, never both', () => {
    for (const { text, name, language } of cases) {
      const reading = readMark(text, { ...contexts[name], language })
      if (!reading.ok) continue
      expect([reading.content.valueHundredths, reading.content.status]).toContain(null)
      const code = codeOf(reading.content)
      if (typeof code === 'string') expect(markStatuses).toContain(code)
    }
  })

  it.each([201, 100_000, 5_000_000])('refuses a text of %i characters without parsing it', (length) => {
    for (const one of ['1', ' ', '0.', '\u200f', 'A', '1,000', '=']) {
      const text = one.repeat(Math.ceil(length / one.length))
      expect(readMark(text, { ...contexts.ten, language: 'en' })).toEqual({
        ok: false,
        problem: 'not-a-mark',
        nearest: [],
      })
    }
  })
})
