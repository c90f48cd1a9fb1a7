import {
  defaultMissedBelowBasisPoints,
  exclusionOf,
  noteLabels,
  isProvisional,
  namedQuestions,
  shareOf,
  sheetLabels,
  showMark,
  workOn,
  type FileStudent,
  type NamedQuestion,
  type WeakSkill,
} from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import { classFigures } from '../mark-sheet/class-figures.ts'
import { markSheetTexts } from '../mark-sheet/mark-sheet-texts.ts'
import { inParts } from '../mark-sheet/pdf/list-data.ts'
import { isLow, pageTexts, typed } from '../mark-sheet/pdf/page-texts.ts'
import type { SlipContent } from './slip-content.ts'
import { slipTexts } from './slip-texts.ts'

/** Question rows beside each other, and the label lengths in code points that fit there. */
const layouts = [
  { columns: 1, most: 6, labelLength: 48 },
  { columns: 2, most: 24, labelLength: 20 },
  { columns: 3, most: Infinity, labelLength: 12 },
] as const
const [nameLength, textLength] = [80, 320]

/** The students who get a slip, in the order of the list. */
export function slipStudents({ sheet, options }: SlipContent): FileStudent[] {
  const chosen = options.studentIds && new Set(options.studentIds)
  const { papers, taking } = classFigures(sheet, [])
  const counted = new Set(papers.results.map(({ studentId }) => studentId))
  return taking.filter(({ id }) => (!chosen || chosen.has(id)) && (options.withAbsent || counted.has(id)))
}

/**
 * The data of the slips, as texts. A slip is made from one student's marks and notes and from means of the class, and
 * contains only the chosen parts.
 */
export function slipsData(content: SlipContent) {
  const { sheet, language, digits, options } = content
  const { effectiveScale: scale, effectiveRounding: rounding, structure } = sheet.exam
  const { page, points, questionMean, results, number } = pageTexts(content)
  const texts = slipTexts[language]
  const sheetTexts = markSheetTexts[language]
  const { fields } = sheetLabels[language]
  const shows = (part: SlipContent['options']['parts'][number]) => options.parts.includes(part)
  const questions = namedQuestions(structure)
  const figures = classFigures(
    sheet,
    questions.map(({ leaf }) => leaf),
  )
  const layout = layouts.find(({ most }) => questions.length <= most) ?? layouts[2]
  const columns = inParts(questions, Math.ceil(questions.length / layout.columns) || 1)
  const { mean } = figures
  const typeNames: Readonly<Record<string, string>> = {
    ...noteLabels[language].types,
    ...sheet.errorTypeNames,
  }

  const lineOf = (studentId: string, { leaf, name }: NamedQuestion) => {
    const mark = sheet.marks.get(studentId)?.[leaf.id]
    const label = typed(name, layout.labelLength)
    return {
      label: leaf.isBonus ? sheetTexts.bonus(label) : label,
      points:
        mark?.status != null
          ? showMark(mark, { leaf, scale, language, digits })
          : points(mark?.valueHundredths ?? null),
      max: points(leaf.maxHundredths),
      mean: shows('classMean')
        ? questionMean(figures.meanByLeaf.get(leaf.id)?.share ?? null, leaf.maxHundredths)
        : '',
      tone: isLow(leaf, mark?.valueHundredths ?? null) ? 'low' : '',
    }
  }

  const counted = (count: number) => ({ count, shown: number(count) })

  function pointsIn({ pointsHundredths, maximumHundredths, questions: count, weightedShare }: WeakSkill) {
    const skill = texts.skill(results.pointsOf(pointsHundredths, maximumHundredths), counted(count))
    return weightedShare === undefined ? skill : texts.weighted(results.percent(weightedShare), skill)
  }

  function workOnOf({ id }: FileStudent) {
    const { skills, errorTypes } = workOn(
      structure,
      sheet.marks.get(id) ?? {},
      sheet.notes?.get(id) ?? {},
      defaultMissedBelowBasisPoints,
    )
    return [
      ...skills.map((skill) => ({
        title: typed(sheet.skillNames[skill.skillId] ?? '–', textLength),
        more: pointsIn(skill),
      })),
      // A type that no longer exists has no name that a child could read.
      ...errorTypes.flatMap(({ id: type, count }) => {
        const name = typeNames[type]
        const more = typed(content.corrections[type] ?? '', textLength)
        return name
          ? [{ title: [typed(name, textLength), texts.times(counted(count))].join(' ').trim(), more }]
          : []
      }),
    ]
  }

  const commentsOf = ({ id }: FileStudent) =>
    questions.flatMap(({ leaf, name }) => {
      const comment = sheet.notes?.get(id)?.[leaf.id]?.comment ?? ''
      return comment === ''
        ? []
        : [{ question: typed(name, layout.labelLength), text: typed(comment, textLength) }]
    })

  return {
    page,
    kind: texts.kind,
    perPage: options.perPage,
    heads: {
      ...{ question: sheetTexts.question, points: sheetTexts.points },
      classMean: shows('classMean') ? sheetTexts.classMean : '',
      result: scale.kind === 'points' ? fields.result : fields.grade,
      ...{ workOn: texts.workOn, practiceSheet: texts.practiceSheet, comments: texts.comments },
    },
    means: shows('classMean')
      ? {
          result: mean.share === null ? '–' : results.mean(mean.share, { scale, rounding }),
          points: mean.share === null ? '–' : results.meanPoints(mean.share, maximumOf(structure), rounding),
          provisional: mean.share !== null && isProvisional(mean) ? sheetTexts.statistics.provisional : '',
        }
      : null,
    slips: slipStudents(content).map((student) => {
      const result = figures.results.get(student.id)
      const excluded = result ? exclusionOf(result) : 'no-result'
      const share = result && !excluded ? shareOf(result.pointsHundredths, result.maximumHundredths) : null
      const hasResult = share !== null && result?.pointsHundredths != null
      return {
        name: typed([student.firstName, student.lastName].filter(Boolean).join(' '), nameLength),
        number: number(student.number),
        // A sheet may be reviewed with open cells only for students who were absent or have no mark that counts.
        noResult: hasResult ? '' : texts.noResult[excluded === 'absent' ? 'absent' : 'other'],
        result: share ? results.result(share, { scale, rounding }) : '–',
        points: hasResult ? results.pointsOf(result.pointsHundredths ?? 0, result.maximumHundredths) : '–',
        columns: shows('points')
          ? columns.map((part) => part.map((question) => lineOf(student.id, question)))
          : [],
        workOn: shows('workOn') && hasResult ? workOnOf(student) : null,
        nothingToWorkOn: texts.nothingToWorkOn,
        practiceSheet: shows('workOn') ? typed(content.practiceSheets[student.id] ?? '', textLength) : '',
        comments: shows('comments') ? commentsOf(student) : [],
      }
    }),
  }
}
