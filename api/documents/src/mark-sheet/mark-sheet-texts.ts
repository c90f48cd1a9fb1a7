import { provisionalBelow } from '@classeur/domain/marks'
import type { ExportQuery, Language } from '@classeur/contracts'

/** The texts of files outside the table itself (see `sheetLabels`). Numbers are passed formatted. */
export interface MarkSheetTexts {
  /** The part of the file name for each format, after class and exam. */
  kind: Record<ExportQuery['format'], string>
  sheets: { marks: string; errors: string; statistics: string }
  errors: {
    /** `share`: half of the maximum, written as a percentage. */
    title: (share: string) => string
    none: string
    points: string
    maximum: string
    share: string
    mark: string
  }
  statistics: {
    /** States how many papers the results include. */
    totals: (papers: string, all: string) => string
    leftOut: (reasons: string) => string
    absent: (students: string) => string
    incomplete: (students: string) => string
    withoutResult: (students: string) => string
    /** Explains that question means include every mark that counts; the adjacent figures include fewer students. */
    questionMeans: string
    items: (counted: string, all: string) => string
    provisional: string
    n: string
    mean: string
    median: string
    /** The heading of points out of the exam's maximum. */
    points: (maximum: string) => string
    result: (maximum: string) => string
    share: string
    deviation: string
    lowerQuartile: string
    upperQuartile: string
    lowest: string
    highest: string
    question: string
    maximum: string
    facility: string
    itemRest: string
  }
  classMean: string
  student: string
  question: string
  /** The name of a question whose points are added on top of the maximum. */
  bonus: (question: string) => string
  points: string
  maximum: string
  noDate: string
  madeOn: (day: string) => string
  partOf: (part: string, all: string) => string
}

export const markSheetTexts: Record<Language, MarkSheetTexts> = {
  en: {
    kind: {
      ...{ xlsx: 'marks', 'xlsx-worked': 'worked statistics', csv: 'marks' },
      ...{ 'pdf-list': 'class list', 'pdf-students': 'results' },
    },
    sheets: { marks: 'Marks', errors: 'Errors', statistics: 'Statistics' },
    errors: {
      title: (share) =>
        `Marks below ${share} of the maximum (bonus questions left out), and marks with an error type or a comment, one per line`,
      none: 'No mark is below half of its maximum, and none has an error type or a comment.',
      ...{ points: 'Points', maximum: 'Maximum', share: 'Share', mark: 'Instead of a mark' },
    },
    statistics: {
      totals: (papers, all) => `Results of complete papers: n = ${papers} of ${all}`,
      leftOut: (reasons) => `Left out: ${reasons}`,
      absent: (students) => `${students} absent`,
      incomplete: (students) => `${students} not complete`,
      withoutResult: (students) => `${students} without a result`,
      questionMeans: 'Questions: mean of all marks that count, with their n',
      items: (counted, all) =>
        `Facility and item-rest correlation: n = ${counted} of ${all}; students without a number in every question are left out`,
      provisional: `Provisional: fewer than ${provisionalBelow} papers, or incomplete papers`,
      ...{ n: 'n', mean: 'Mean', median: 'Median', share: 'Share of the maximum' },
      ...{ points: (maximum) => `Points / ${maximum}`, result: (maximum) => `Result / ${maximum}` },
      ...{ deviation: 'Standard deviation (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      ...{ lowest: 'Lowest', highest: 'Highest', question: 'Question', maximum: 'Maximum' },
      ...{ facility: 'Facility', itemRest: 'Item-rest correlation' },
    },
    ...{ classMean: 'Class mean', student: 'Student', question: 'Question', points: 'Points' },
    ...{ maximum: 'Maximum', noDate: 'no date' },
    bonus: (question) => `${question} (bonus)`,
    madeOn: (day) => `Created on ${day}`,
    partOf: (part, all) => `part ${part} of ${all}`,
  },
  fr: {
    kind: {
      ...{ xlsx: 'notes', 'xlsx-worked': 'statistiques recalculables', csv: 'notes' },
      ...{ 'pdf-list': 'liste de la classe', 'pdf-students': 'résultats' },
    },
    sheets: { marks: 'Notes', errors: 'Erreurs', statistics: 'Statistiques' },
    errors: {
      title: (share) =>
        `Notes inférieures à ${share} du maximum (questions bonus exclues) et notes avec un type d’erreur ou un commentaire, une ligne chacune`,
      none: 'Aucune note n’est inférieure à la moitié de son maximum, et aucune n’a de type d’erreur ni de commentaire.',
      ...{ points: 'Points', maximum: 'Maximum', share: 'Part' },
      mark: 'Au lieu d’une note',
    },
    statistics: {
      totals: (papers, all) => `Résultats des copies complètes\u00a0: n = ${papers} sur ${all}`,
      leftOut: (reasons) => `Non comptés\u00a0: ${reasons}`,
      absent: (students) => `absents\u00a0: ${students}`,
      incomplete: (students) => `copies incomplètes\u00a0: ${students}`,
      withoutResult: (students) => `sans résultat\u00a0: ${students}`,
      questionMeans: 'Questions\u00a0: moyenne de toutes les notes qui comptent, avec leur n',
      items: (counted, all) =>
        `Facilité et corrélation item-reste\u00a0: n = ${counted} sur ${all}\u00a0; non comptés\u00a0: élèves sans nombre à chaque question`,
      provisional: `Provisoire\u00a0: moins de ${provisionalBelow} copies, ou des copies incomplètes`,
      ...{ n: 'n', mean: 'Moyenne', median: 'Médiane', share: 'Part du maximum' },
      ...{ points: (maximum) => `Points / ${maximum}`, result: (maximum) => `Résultat / ${maximum}` },
      ...{ deviation: 'Écart type (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      ...{ lowest: 'Minimum', highest: 'Maximum obtenu', question: 'Question', maximum: 'Maximum' },
      ...{ facility: 'Facilité', itemRest: 'Corrélation item-reste' },
    },
    ...{ classMean: 'Moyenne de la classe', student: 'Élève', question: 'Question', points: 'Points' },
    ...{ maximum: 'Maximum', noDate: 'sans date' },
    bonus: (question) => `${question} (bonus)`,
    madeOn: (day) => `Établi le ${day}`,
    partOf: (part, all) => `partie ${part} sur ${all}`,
  },
  ar: {
    kind: {
      ...{ xlsx: 'الدرجات', 'xlsx-worked': 'الإحصاءات بالمعادلات', csv: 'الدرجات' },
      ...{ 'pdf-list': 'قائمة الفصل', 'pdf-students': 'النتائج' },
    },
    sheets: { marks: 'الدرجات', errors: 'الأخطاء', statistics: 'الإحصاءات' },
    errors: {
      title: (share) =>
        `الدرجات الأقل من ${share} من الدرجة القصوى (دون أسئلة المكافأة)، والدرجات التي عليها نوع خطأ أو تعليق، سطر لكل منها`,
      none: 'لا توجد درجة أقل من نصف الدرجة القصوى، ولا درجة عليها نوع خطأ أو تعليق.',
      ...{ points: 'النقاط', maximum: 'الدرجة القصوى', share: 'النسبة' },
      mark: 'بدل الدرجة',
    },
    statistics: {
      totals: (papers, all) => `نتائج الأوراق المكتملة: العدد ${papers} من ${all}`,
      leftOut: (reasons) => `لا يُحتسب: ${reasons}`,
      absent: (students) => `غائبون: ${students}`,
      incomplete: (students) => `أوراق غير مكتملة: ${students}`,
      withoutResult: (students) => `بلا نتيجة: ${students}`,
      questionMeans: 'الأسئلة: متوسط كل الدرجات المحتسبة، ومعه عددها',
      items: (counted, all) =>
        `السهولة وارتباط السؤال بالباقي: العدد ${counted} من ${all}؛ لا يُحتسب من ليس له رقم في كل سؤال`,
      provisional: `نتائج مؤقتة: أقل من ${provisionalBelow} أوراق أو أوراق غير مكتملة`,
      ...{ n: 'العدد', mean: 'المتوسط', median: 'الوسيط', share: 'النسبة من القصوى' },
      ...{ points: (maximum) => `النقاط / ${maximum}`, result: (maximum) => `النتيجة / ${maximum}` },
      ...{
        deviation: 'الانحراف المعياري (n−1)',
        lowerQuartile: 'الربيع الأول',
        upperQuartile: 'الربيع الثالث',
      },
      ...{ lowest: 'الأدنى', highest: 'الأعلى', question: 'السؤال', maximum: 'الدرجة القصوى' },
      ...{ facility: 'السهولة', itemRest: 'ارتباط السؤال بالباقي' },
    },
    ...{ classMean: 'متوسط الفصل', student: 'الطالب', question: 'السؤال', points: 'النقاط' },
    ...{ maximum: 'الدرجة القصوى', noDate: 'دون تاريخ' },
    bonus: (question) => `${question} (إضافي)`,
    madeOn: (day) => `حُرّر في ${day}`,
    partOf: (part, all) => `الجزء ${part} من ${all}`,
  },
}
